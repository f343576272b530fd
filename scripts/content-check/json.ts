import type { Json, JsonError, JsonResult } from './types';

class JsonFault extends Error {
  constructor(
    readonly offset: number,
    reason: string,
  ) {
    super(reason);
  }
}

const BOM = '\ufeff';
const INNER_QUOTES = '; quotation marks inside a text are curly (“ ”) or angled (« »)';
const MISSING_COMMA = 'a comma is missing between this and the entry before it';
const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside a text.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const LITERALS: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/**
 * Reads JSON like `JSON.parse`, but says in which line and column it is wrong
 * (which Node's messages do only sometimes) and refuses a key that is written
 * twice, of which `JSON.parse` would drop the first text without a word.
 *
 * @param text the file's content
 */
export function readJson(text: string): JsonResult {
  try {
    return { value: new Reader(text).document() };
  } catch (fault) {
    if (fault instanceof JsonFault) return { error: locate(text, fault) };
    throw fault;
  }
}

function locate(text: string, fault: JsonFault): JsonError {
  const before = text.slice(0, fault.offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, reason: fault.message };
}

class Reader {
  private offset = 0;

  constructor(private readonly text: string) {}

  document(): Json {
    const value = this.value();
    this.skipSpace();
    if (this.offset < this.text.length) throw this.unexpected();
    return value;
  }

  private value(): Json {
    this.skipSpace();
    const first = this.text[this.offset];
    if (first === '{') return this.object();
    if (first === '[') return this.list();
    if (first === '"') return this.string();
    for (const [word, value] of LITERALS) if (this.take(word)) return value;
    const number = this.match(NUMBER);
    if (!number) throw this.unexpected();
    return Number(number);
  }

  private object(): Json {
    const entries = new Map<string, Json>();
    this.take('{');
    this.skipSpace();
    if (this.take('}')) return {};
    do {
      this.skipSpace();
      const start = this.offset;
      if (entries.size > 0) this.refuseTrailingComma('}');
      const key = this.string();
      if (entries.has(key)) throw new JsonFault(start, `the key "${key}" is written twice`);
      this.skipSpace();
      this.expect(':', `a colon is missing after the key "${key}"`);
      entries.set(key, this.value());
      this.skipSpace();
    } while (this.take(','));
    this.expect('}', MISSING_COMMA);
    return Object.fromEntries(entries);
  }

  private list(): Json {
    const entries: Json[] = [];
    this.take('[');
    this.skipSpace();
    if (this.take(']')) return entries;
    do {
      this.skipSpace();
      if (entries.length > 0) this.refuseTrailingComma(']');
      entries.push(this.value());
      this.skipSpace();
    } while (this.take(','));
    this.expect(']', MISSING_COMMA);
    return entries;
  }

  private string(): string {
    const start = this.offset;
    const quoted = this.match(STRING);
    if (quoted) return String(JSON.parse(quoted));
    if (this.text[start] !== '"') throw this.unexpected();
    throw new JsonFault(
      start,
      'this text has no closing quotation mark, or holds a line break or a backslash',
    );
  }

  /** @param missing what the mistake is when something else follows */
  private expect(token: string, missing: string): void {
    if (this.take(token)) return;
    const follows = this.text[this.offset] ?? '';
    if (follows !== '' && '"{['.includes(follows)) throw new JsonFault(this.offset, missing);
    throw this.unexpected(/\p{L}/u.test(follows) ? INNER_QUOTES : '');
  }

  private refuseTrailingComma(closing: string): void {
    if (this.text[this.offset] !== closing) return;
    throw new JsonFault(this.offset, 'the last entry before this bracket must not end with a comma');
  }

  private take(token: string): boolean {
    if (!this.text.startsWith(token, this.offset)) return false;
    this.offset += token.length;
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    this.offset += found?.length ?? 0;
    return found;
  }

  private skipSpace(): void {
    this.match(SPACE);
  }

  private unexpected(advice = ''): JsonFault {
    const found = this.text[this.offset];
    if (found === undefined) return new JsonFault(this.offset, 'the file ends too early');
    if (/[“”„«»']/.test(found)) {
      return new JsonFault(
        this.offset,
        `unexpected ${found}; keys and texts stand between straight quotes (")`,
      );
    }
    const named = found === BOM ? 'byte order mark (an invisible U+FEFF; save as UTF-8 without BOM)' : found;
    return new JsonFault(this.offset, `unexpected ${named}${advice}`);
  }
}
