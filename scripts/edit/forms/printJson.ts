import { isRecord } from '@/lib/isRecord';

/** Same as `formatter.lineWidth` of `biome.jsonc`. */
const lineWidth = 110;

/** Invisible characters are written as escapes. */
const unseen = /[\u00a0\u00ad]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** @returns data as JSON in Biome's format, without the last line break */
export function printJson(value: unknown, indent = '', before = 0): string {
  const inner = `${indent}  `;
  const block = (open: string, lines: readonly string[], close: string) =>
    `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
  if (isRecord(value) && Object.keys(value).length > 0) {
    const entries = Object.entries(value).map(([key, entry]) => {
      const name = `${printScalar(key)}: `;
      return name + printJson(entry, inner, name.length);
    });
    return block('{', entries, '}');
  }
  if (Array.isArray(value) && value.length > 0) {
    const line = isLong(value) ? '' : printLine(value);
    // A comma may follow.
    const fits = line !== '' && indent.length + before + line.length + 1 <= lineWidth;
    return fits
      ? line
      : block(
          '[',
          value.map((entry) => printJson(entry, inner)),
          ']',
        );
  }
  return Array.isArray(value) ? '[]' : isRecord(value) ? '{}' : printScalar(value);
}

const printScalar = (value: unknown) => JSON.stringify(value).replace(unseen, escaped);

/** Whether a value always takes several lines: it contains a group. */
const isLong = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isLong) : isRecord(value) && Object.keys(value).length > 0;

const printLine = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(printLine).join(', ')}]` : isRecord(value) ? '{}' : printScalar(value);
