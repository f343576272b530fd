import { photoName } from '@/content/photos';
import { job } from './kinds/job';
import { photo } from './kinds/photo';
import { programme } from './kinds/programme';
import type { Given, Kind } from './types';

export interface Request {
  readonly kind: Kind;
  readonly id: string;
  readonly given: Given;
}

/** By the names that an editor types. */
const kinds: Readonly<Record<string, Kind>> = { photo, job, programme };

const COMMAND = 'npm run content:new';
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** A photo exists already, named by its camera. */
const idOf = (kind: Kind): RegExp => (kind === photo ? photoName : ID);

/**
 * Parses an editor's arguments.
 *
 * @param args a kind, an id, and facts as `name=value`
 * @returns what to make, or the mistakes, in sentences
 */
export function readRequest(args: readonly string[]): Request | { readonly problems: readonly string[] } {
  const [name = '', id = '', ...rest] = args;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    const asked = name === '' ? 'Say what to add' : `"${name}" is nothing that can be added`;
    return { problems: [`${asked}: ${COMMAND} ${Object.keys(kinds).join('|')} <id>`, ...help()] };
  }
  if (!idOf(kind).test(id)) {
    const asked = id === '' ? 'Give it an id' : `"${id}" cannot be an id`;
    return {
      problems: [`${asked}: lower-case words joined by hyphens, such as ${COMMAND} ${name} data-engineer`],
    };
  }
  const facts = new Map(rest.map((fact) => split(fact)));
  const problems = [...unknown(kind, facts), ...missing(kind, facts)];
  if (problems.length > 0) return { problems };
  const given = Object.fromEntries(
    kind.facts.map((fact) => [fact.name, facts.get(fact.name) ?? fact.otherwise ?? '']),
  );
  const wrong = wrongFacts(kind, id, given);
  return wrong.length > 0 ? { problems: wrong } : { kind, id, given };
}

function split(fact: string): readonly [string, string] {
  const [name = '', ...value] = fact.split('=');
  return [name, value.join('=')];
}

function unknown({ facts }: Kind, given: ReadonlyMap<string, string>): string[] {
  const names = facts.map(({ name }) => name);
  return [...given.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `"${name}" is unknown here; write ${names.map((known) => `${known}=…`).join(' ')}`);
}

function missing({ facts }: Kind, given: ReadonlyMap<string, string>): string[] {
  return facts
    .filter(({ name, otherwise }) => otherwise === undefined && !given.get(name))
    .map(({ name, says }) => `${name}=… is missing: ${says}`);
}

/** The mistakes that the schema finds, in terms of the arguments. */
function wrongFacts({ facts, schema, entry }: Kind, id: string, given: Given): string[] {
  const issues = schema.safeParse(entry(id, given)).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const fact = facts.find(({ name }) => path.includes(name));
    const problem = message.startsWith('Invalid') ? 'is not what is asked for' : message;
    return fact
      ? `${fact.name}=${given[fact.name]}: ${problem}; give ${fact.says}`
      : `${path.join('.')}: ${problem}`;
  });
}

function help(): string[] {
  return Object.entries(kinds).flatMap(([name, { says, facts }]) => [
    '',
    `${name}: ${says}`,
    ...facts.map((fact) => `  ${fact.name}=…  ${fact.says}${otherwise(fact.otherwise)}`),
  ]);
}

function otherwise(value: string | undefined): string {
  if (value === undefined) return '';
  return value === '' ? ' (may be left out)' : ` (${value} if left out)`;
}
