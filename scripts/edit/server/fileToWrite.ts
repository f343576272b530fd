import { kindOf } from '@/content/markdown/kinds';
import { laidOut } from '@/content/markdown/print';
import { factSchemas } from '@/content/schemas';
import { inOrderOf, lossesOf } from '../forms/compare';
import { fileOfJson } from '../forms/formats';
import type { Place } from './places';
import { Refusal } from './refusal';

/**
 * @param sent what a browser wants to write
 * @param before what the file holds, if there is one
 * @returns what is to be written: it differs from `before` in what was edited and in nothing else
 * @throws Refusal when it cannot be read, or when a text or a fact would be lost
 */
export function fileToWrite(place: Place, sent: Uint8Array, before?: Uint8Array): Uint8Array {
  const text = () => Buffer.from(sent).toString();
  switch (place.kind) {
    case 'photo':
      return sent;
    case 'markdown':
      return Buffer.from(markdown(place, text(), before && Buffer.from(before).toString()));
    default:
      return Buffer.from(json(place, text(), before && Buffer.from(before).toString()));
  }
}

function json(place: Place, sent: string, before = '{}'): string {
  const old: unknown = JSON.parse(before);
  const value = parsed(place, sent);
  const schema = Object.entries(factSchemas).find(([name]) => place.file === `content/${name}.json`)?.[1];
  const issues = schema?.safeParse(value).error?.issues ?? [];
  const lost = lossesOf(old, value).find(
    (path) =>
      // A fact may go where its schema does without.
      !schema || path.length === 1 || issues.some((issue) => issue.path.join('.') === path.join('.')),
  );
  if (lost)
    throw new Refusal(
      422,
      `${place.file}: ${lost.join('.')}: would be lost, so nothing was written; fill it in`,
    );
  return fileOfJson(inOrderOf(old, value));
}

function markdown({ file, locale = '' }: Place, sent: string, before = ''): string {
  const kind = kindOf[file.split('/')[1] ?? ''];
  const [, body = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(sent) ?? [];
  if (!kind || (before !== '' && body.trim() === ''))
    throw new Refusal(422, `${file}: its text would be lost, so nothing was written`);
  return laidOut(sent, kind, locale);
}

function parsed({ file }: Place, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(422, `${file}: is no JSON, so nothing was written`);
  }
}
