/** Stands for one `${…}` in the value of a template literal. */
export const HOLE = '\u0000';

export interface Literal {
  /** Its text; every `${…}` of a template became one `HOLE`. */
  readonly value: string;
  /** Where it starts and ends in the source, delimiters included. */
  readonly start: number;
  readonly end: number;
}

export interface LexedSource {
  /** The source, of the same length, with comments and the insides of literals blanked out. */
  readonly code: string;
  readonly literals: readonly Literal[];
}

/** What begins and ends neither a comment, a literal nor a hole. */
const PLAIN = /[^"'`/{}]+/y;
/** After these a `/` begins a regular expression; a `}` or `)` before it would be a division or JSX. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?;{+>]|\breturn)\s*$/;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const STRING = /(["'])((?:(?!\1)[^\\\n]|\\[\s\S])*)\1/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/**
 * Splits a TypeScript file into code and string literals, as far as finding the
 * keys in it needs. It is no parser: an apostrophe in the text of JSX is told
 * from a string by the letter before it or the missing partner on its line.
 */
export function lex(source: string): LexedSource {
  const lexer = new Lexer(source);
  lexer.run();
  return { code: lexer.code.join(''), literals: lexer.literals };
}

class Lexer {
  readonly code: string[];
  readonly literals: Literal[] = [];
  private offset = 0;

  constructor(private readonly source: string) {
    this.code = source.split('');
  }

  /** Reads to the end, or to the `}` that closes the template's hole it was called for. */
  run(inHole = false): void {
    let depth = 0;
    while (this.offset < this.source.length) {
      if (this.skip(PLAIN)) continue;
      const start = this.offset;
      const character = this.source[start];
      if (character === '/' && this.skip(COMMENT)) this.blank(start, this.offset);
      else if (character === '"' || character === "'") this.string();
      else if (character === '`') this.template();
      else if (character === '/' && this.beginsRegex() && this.skip(REGEX)) this.blank(start, this.offset);
      else {
        if (character === '{') depth += 1;
        if (character === '}') depth -= 1;
        if (inHole && depth < 0) return;
        this.offset += 1;
      }
    }
  }

  private string(): void {
    const start = this.offset;
    if (/\w/.test(this.source[start - 1] ?? '') || !this.skip(STRING)) {
      this.offset += 1;
      return;
    }
    this.literals.push({ value: this.source.slice(start + 1, this.offset - 1), start, end: this.offset });
    this.blank(start + 1, this.offset - 1);
  }

  private template(): void {
    const start = this.offset;
    let value = '';
    this.offset += 1;
    while (this.offset < this.source.length && this.source[this.offset] !== '`') {
      if (this.source.startsWith('${', this.offset)) {
        this.offset += 2;
        this.run(true);
        value += HOLE;
        this.offset += 1;
        continue;
      }
      const length = this.source[this.offset] === '\\' ? 2 : 1;
      value += this.source.slice(this.offset, this.offset + length);
      this.offset += length;
    }
    this.offset += 1;
    this.literals.push({ value, start, end: this.offset });
    this.blank(start + 1, this.offset - 1);
  }

  private beginsRegex(): boolean {
    return BEFORE_REGEX.test(this.code.slice(Math.max(0, this.offset - 80), this.offset).join(''));
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source);
    if (found) this.offset = pattern.lastIndex;
    return found !== null;
  }

  private blank(from: number, to: number): void {
    for (let index = from; index < to; index += 1) if (this.code[index] !== '\n') this.code[index] = ' ';
  }
}
