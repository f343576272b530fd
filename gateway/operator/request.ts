import { parseArgs, types } from 'node:util';
import type { Result } from '@/content/result';
import { type KeptState, keptStates, type State, states } from '../spool/states';

export type Request =
  | { readonly command: 'list'; readonly state?: State }
  | { readonly command: 'show'; readonly id: string; readonly withContents: boolean }
  | { readonly command: 'retry' | 'remove'; readonly id: string }
  | { readonly command: 'retry' | 'remove'; readonly all: KeptState }
  | { readonly command: 'export'; readonly id: string; readonly file: string }
  | { readonly command: 'move'; readonly to: string };

export interface Arguments {
  readonly request: Request;
  /** Whether the output is for a script. */
  readonly json: boolean;
}

/** The arguments and options of each command. */
const commands = {
  list: { takes: [], options: ['state'] },
  show: { takes: ['ID'], options: ['with-contents'] },
  retry: { takes: ['ID'], options: ['all-dead', 'all-unfit'] },
  remove: { takes: ['ID'], options: ['all-dead', 'all-quarantine', 'all-unfit', 'all-withheld'] },
  export: { takes: ['ID', 'FILE'], options: [] },
  move: { takes: [], options: ['to'] },
} as const;

type Command = keyof typeof commands;

const options = {
  json: { type: 'boolean', default: false },
  state: { type: 'string' },
  'with-contents': { type: 'boolean', default: false },
  'all-dead': { type: 'boolean', default: false },
  'all-quarantine': { type: 'boolean', default: false },
  'all-unfit': { type: 'boolean', default: false },
  'all-withheld': { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

const usage =
  'write list, show ID, retry ID, retry --all-dead, remove ID, remove --all-quarantine, export ID FILE or move --to postgres://… behind "deploy/spool"';

const allOptions = keptStates.map((state) => `all-${state}` as const);

/** Ids as the spool lists them; a withheld file has its number at the end. */
const idPattern = /^[0-9a-f]{64}(?:-\d+)?$/;

/**
 * Parses the arguments.
 *
 * @param args the arguments after the program
 * @returns the request, or one sentence that explains the correct usage
 */
export function readRequest(args: readonly string[]): Result<Arguments> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { ok: true, value: { request: requestOf(values, positionals), json: values.json } };
  } catch (error) {
    if (!types.isNativeError(error)) throw error;
    // Node's message about an unknown option has a second sentence that does not apply here.
    return { ok: false, problems: [`spool: ${error.message.replace(/\. .*/s, '')}; ${usage}.`] };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** @throws an error whose message explains the mistake */
function requestOf(values: Values, [name, ...given]: readonly string[]): Request {
  const command = commandOf(name);
  const { takes, options: own } = commands[command];
  for (const option of ['state', 'with-contents', ...allOptions, 'to'] as const)
    if (values[option] && !own.some((known) => known === option))
      throw new Error(`${command} has no option --${option}`);
  if (command === 'list') {
    none(given, command);
    return { command, ...(values.state !== undefined && { state: stateOf(values.state) }) };
  }
  if (command === 'move') {
    none(given, command);
    if (!values.to) throw new Error('move needs --to and where to, such as postgres://user@host/database');
    return { command, to: values.to };
  }
  if (command === 'retry' || command === 'remove') {
    const [all, another] = keptStates.filter((state) => values[`all-${state}`]);
    if (another) throw new Error(`${command} takes one state at a time`);
    if (all) {
      none(given, `${command} --all-${all}`);
      return { command, all };
    }
  }
  if (given.length !== takes.length) throw new Error(`${command} needs ${takes.join(' and ')}`);
  const id = idOf(given[0]);
  if (command === 'export') return { command, id, file: given[1] ?? '' };
  return command === 'show' ? { command, id, withContents: values['with-contents'] } : { command, id };
}

function commandOf(name: string | undefined): Command {
  if (name === undefined) throw new Error('this needs a command');
  if (!Object.hasOwn(commands, name)) throw new Error(`there is no command "${name}"`);
  return name as Command; // It is one of the object's keys.
}

function none(given: readonly string[], command: string): void {
  if (given.length > 0) throw new Error(`${command} takes nothing behind it`);
}

function stateOf(text: string): State {
  const state = states.find((known) => known === text);
  if (!state) throw new Error(`"${text}" is none of the states ${states.join(', ')}`);
  return state;
}

function idOf(text = ''): string {
  if (!idPattern.test(text))
    throw new Error(`"${text}" is not an ID, which has 64 hexadecimal digits and is named by list`);
  return text;
}
