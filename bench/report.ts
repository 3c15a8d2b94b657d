// Where results go: text for people to standard output, an object a line for programs to a file.

import { closeSync, openSync, writeSync } from 'node:fs';

export class Report {
  private readonly file: number | undefined;

  constructor(path: string | undefined) {
    this.file = path === undefined ? undefined : openSync(path, 'w');
  }

  say(text: string): void {
    process.stdout.write(text + '\n');
  }

  record(object: object): void {
    if (this.file !== undefined) writeSync(this.file, JSON.stringify(object) + '\n');
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }
}
