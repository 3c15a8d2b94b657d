// In place of node:child_process, which nothing in the command uses and which takes a millisecond to load.

module.exports = {};
