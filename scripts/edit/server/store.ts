import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLocale, locales } from '@/content/locales';
import { recordOf } from '@/content/recordOf';
import { cleanedLogo } from '@/lib/logos/clean';
import { stripMetadata } from '@/lib/photos/notes';
import { fileOfJson } from '../forms/formats';
import { fileToWrite, isUnwritten } from './fileToWrite';
import { photoDescriptions } from './photoDescriptions';
import type { Place } from './places';
import { Refusal } from './refusal';

/** A file's content and version. */
export interface Held {
  readonly content: Uint8Array;
  readonly version: string;
}

/** @returns a file's content; undefined where there is none */
export function read(root: string, { file }: Place): Held | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const content = readFileSync(path);
  return { content, version: versionOf(content) };
}

/**
 * Writes a browser's content completely or not at all. A photo is stored without its metadata, and a logo without
 * what is not drawn, as git keeps everything for ever.
 *
 * @param known the version that the browser had read; undefined for a new file
 * @returns the version on disk; empty where there is no file, as nothing of a translation is written yet
 * @throws Refusal when the file changed on disk in between, or when a text would be lost
 */
export async function write(
  root: string,
  place: Place,
  sent: Uint8Array,
  known: string | undefined,
): Promise<string> {
  const kept = await cleaned(place, sent);
  // Synchronous from here on, so nothing can interfere.
  const before = read(root, place);
  if (isUnwritten(place, kept) && (!before || isUnwritten(place, before.content))) {
    remove(root, place, known);
    return '';
  }
  if (!before && !place.canCome)
    throw new Refusal(422, `${place.file}: pages know such files by name; an engineer adds one`);
  const english = read(root, {
    ...place,
    file: place.file.replace(`/${place.locale}/`, `/${defaultLocale}/`),
  });
  const content = fileToWrite(
    place,
    kept,
    before?.content,
    place.locale === defaultLocale ? undefined : english?.content,
  );
  const version = versionOf(content);
  if (before?.version === version) return version;
  requireVersion(place, before, known);
  writeWhole(join(root, place.file), content);
  const facts = place.file.replace(/\.\w+$/, '.json');
  // The content check then asks for its description.
  if (place.kind === 'photo' && !existsSync(join(root, facts)))
    writeWhole(
      join(root, facts),
      Buffer.from(fileOfJson({ ...recordOf(locales, () => ''), focusX: 50, focusY: 50 })),
    );
  if (place.kind === 'photo' || place.kind === 'markdown')
    for (const [file, text] of photoDescriptions(root)) writeWhole(join(root, file), Buffer.from(text));
  return version;
}

async function cleaned({ kind, file }: Place, sent: Uint8Array): Promise<Uint8Array> {
  if (kind === 'photo') return stripMetadata(sent);
  if (kind !== 'logo') return sent;
  try {
    return Buffer.from(cleanedLogo(Buffer.from(sent).toString()));
  } catch (error) {
    throw new Refusal(422, `${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** @throws Refusal when the file changed on disk since the browser read it, or belongs to the site */
export function remove(root: string, place: Place, known: string | undefined): void {
  const before = read(root, place);
  if (!before) return;
  if (!place.canCome) throw new Refusal(422, `${place.file}: belongs to the site and stays`);
  requireVersion(place, before, known);
  rmSync(join(root, place.file));
}

function writeWhole(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.${randomUUID()}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

function requireVersion({ file }: Place, before: Held | undefined, known: string | undefined): void {
  if (before?.version === known) return;
  const problem = before ? 'has changed on disk since the form was opened' : 'is no longer there';
  throw new Refusal(
    409,
    `${file}: ${problem}, so this file was not written; copy what you wrote, then reload the page`,
  );
}

const versionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
