import { types } from 'node:util';

/** What a log may hold of an error: never its message, which may quote what a visitor wrote. */
export interface ErrorFacts {
  readonly name: string;
  /** The system's or a library's name for it, such as `ENOSPC`. */
  readonly code?: string;
  /** A mail relay's answer, such as 451 (RFC 5321, 4.2). */
  readonly status?: number;
  /** The command that was answered, such as `DATA`. */
  readonly command?: string;
  /** Where it was thrown, for a fault of ours. */
  readonly at?: string;
}

/** @param error anything that was thrown */
export function describeError(error: unknown): ErrorFacts {
  if (!types.isNativeError(error)) return { name: typeof error };
  const code = field(error, 'code', 'string');
  return {
    name: error.name,
    code,
    status: field(error, 'responseCode', 'number'),
    command: field(error, 'command', 'string'),
    at: code === undefined ? /\n\s+at (.+)/.exec(error.stack ?? '')?.[1] : undefined,
  };
}

function field(error: object, name: string, type: 'string'): string | undefined;
function field(error: object, name: string, type: 'number'): number | undefined;
function field(error: object, name: string, type: string): unknown {
  const value: unknown = Reflect.get(error, name);
  return typeof value === type ? value : undefined;
}
