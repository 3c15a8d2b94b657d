// `crossfill completion SHELL`: a few lines for the shell, which ask `crossfill completion words` what may stand
// at the end of the line. So they never change, and what is offered is always what there is: it is taken from
// the table of options, the templates, and the template that is on the line.

import { InputError } from '../../base/errors.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import { shortName, slotName } from '../../layout/slot-names.ts';
import { readTemplate } from '../read/template.ts';
import { COMMANDS, type CommandName, PLAIN_COMMANDS } from '../spec/commands.ts';
import type { CompletionJob } from '../spec/jobs.ts';
import { flagsOf, type OptionRow } from '../spec/option.ts';
import { rowsOf } from '../spec/options.ts';
import { BLOCK } from '../spec/reading-options.ts';
import { STDIN } from '../spec/values.ts';
import { bundledTemplateNames } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { putText } from '../write/sink.ts';
import { FORMAT_TEXTS } from './texts.ts';
import { TOPIC_NAMES } from './topics.ts';

const BASH = `# crossfill: completion for bash. In ~/.bashrc: source <(crossfill completion bash)
_crossfill() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(crossfill completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null |
    cut -f1)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _crossfill crossfill
`;

const ZSH = `#compdef crossfill
# crossfill: completion for zsh. In ~/.zshrc, after compinit: source <(crossfill completion zsh)
_crossfill() {
  local -a lines names
  lines=("\${(@f)$(crossfill completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  names=("\${(@)lines%%$'\\t'*}")
  if [[ -n "$names[1]" ]]; then compadd -d lines -- "\${names[@]}"; else _files; fi
}
if [[ "$funcstack[1]" == _crossfill ]]; then _crossfill "$@"; else compdef _crossfill crossfill; fi
`;

const FISH = `# crossfill: completion for fish: crossfill completion fish > ~/.config/fish/completions/crossfill.fish
function __crossfill
    set -l line (commandline -opc) (commandline -ct)
    crossfill completion words -- $line[2..-1] 2>/dev/null
end
complete -c crossfill -a '(__crossfill)'
`;

const SCRIPTS: Readonly<Record<string, string>> = { bash: BASH, zsh: ZSH, fish: FISH };

/** What may be typed in a place, with a word about it. */
type Candidate = readonly [name: string, text?: string];

export async function completion(
  { what, line }: CompletionJob,
  session: Session,
): Promise<ExitCode> {
  if (what === 'words') {
    const found = await candidates(line, session);
    await putText(found.map((each) => `${each.join('\t')}\n`).join(''), undefined, session);
  } else {
    const script = Object.hasOwn(SCRIPTS, what ?? '') ? SCRIPTS[what!] : undefined;
    if (script === undefined) {
      throw new InputError('completion: name a shell: bash, zsh or fish');
    }
    await putText(script, undefined, session);
  }
  return EXIT.filled;
}

/** What may end a line, beginning as its last word does; nothing for a file. */
async function candidates(line: readonly string[], session: Session): Promise<Candidate[]> {
  // Bash makes three words of `--format=plain`.
  const words = line.flatMap((word) => (word === '=' ? [] : [word]));
  if (line.at(-1) === '=') words.push('');
  const typed = words.pop() ?? '';
  const [first] = words;
  const [flag, value] = typed.startsWith('--') ? typed.split(/=(.*)/su) : [typed];
  const found = async (): Promise<Candidate[]> => {
    if (first === 'help') return TOPIC_NAMES.map((name) => [name]);
    if (first === 'completion') return Object.keys(SCRIPTS).map((name) => [name]);
    const command: CommandName = Object.hasOwn(COMMANDS, first ?? '')
      ? (first as CommandName)
      : 'fill';
    const options = rowsOf(command);
    if (value !== undefined) {
      const row = optionOf(flag, options);
      const values = row === undefined ? [] : await valuesOf(row, command, words, session);
      return values.map(([name, text = '']): Candidate => [`${flag}=${name}`, text]);
    }
    const before = optionOf(words.at(-1), options);
    if (before?.flags.includes('<')) {
      return valuesOf(before, command, words, session);
    }
    if (typed.startsWith('-')) {
      return options.flatMap((row) => flagsOf(row).map((name): Candidate => [name, row.text]));
    }
    if (command === 'words' || COMMANDS[command].operands === '') return [];
    const commands: Candidate[] =
      words.length > 0
        ? []
        : [
            ...Object.entries(COMMANDS)
              .filter(([name]) => name !== 'fill')
              .map(([name, { title }]): Candidate => [name, title]),
            ...Object.entries(PLAIN_COMMANDS).map(([name, { title }]): Candidate => [name, title]),
          ];
    return [...commands, ...bundledTemplateNames().map((name): Candidate => [name])];
  };
  return (await found()).filter(([name]) => name.startsWith(typed));
}

async function valuesOf(
  { name, value: { offers = [] } }: OptionRow,
  command: CommandName,
  words: readonly string[],
  session: Session,
): Promise<Candidate[]> {
  if (offers === 'slots') return slots(command, words, session);
  const titles = new Map(PROFILES.map((profile) => [profile.name, profile.title]));
  const texts = name === 'format' ? FORMAT_TEXTS : name === 'profile' ? titles : new Map();
  return offers.map((each): Candidate => (texts.has(each) ? [each, texts.get(each)] : [each]));
}

/** The slots of the template that is on the line, as 17A. */
async function slots(
  command: CommandName,
  words: readonly string[],
  { io }: Session,
): Promise<Candidate[]> {
  const options = rowsOf(command);
  const rest = words.slice(command === 'fill' ? 0 : 1);
  const name = rest.find(
    (word, at) => !word.startsWith('-') && !optionOf(rest[at - 1], options)?.flags.includes('<'),
  );
  if (name === undefined || name === STDIN) return [];
  const at = rest.indexOf('--block');
  const block = (at >= 0 && rest[at + 1]) || BLOCK;
  const { layout } = (await readTemplate({ name, block, lenient: false }, io)).puzzle(() => true);
  return layout.slots.map((slot) => {
    return [shortName(slot), `${slotName(slot)}, ${slot.cells.length} cells`];
  });
}

function optionOf(word: string | undefined, options: readonly OptionRow[]): OptionRow | undefined {
  return options.find((row) => word !== undefined && flagsOf(row).includes(word));
}
