import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './json';
import type { Catalogue, Content, Facts, JsonResult, LocaleFolder } from './types';

/** Folders whose files may name a catalogue's key. */
const SOURCE_FOLDERS = ['components', 'pages', 'lib', 'content'];
const LOCALES = 'public/locales';
const PICTURES = ['content/pictures.json', 'content/blogPictures.json'];

/**
 * Reads everything the checks look at.
 *
 * @param root the repository, or a fixture laid out like it
 * @param facts the typed facts of `content/`
 */
export function loadContent(root: string, facts: Facts): Content {
  return {
    ...facts,
    folders: localeFolders(root),
    looseFiles: filesUnder(root, LOCALES).filter((file) => dirname(file) === LOCALES),
    sources: SOURCE_FOLDERS.flatMap((folder) => filesUnder(root, folder))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    pageFiles: filesUnder(root, 'pages').map((file) => file.slice('pages/'.length)),
    imageFiles: new Set(filesUnder(root, 'public/images')),
    pictures: PICTURES.map((file) => ({ file, ...readIfThere(join(root, file)) })),
  };
}

function readIfThere(file: string): { parsed?: JsonResult } {
  return existsSync(file) ? { parsed: readJson(readFileSync(file, 'utf8')) } : {};
}

/** Paths relative to the root with `/` on every system, in a fixed order; none when the folder is missing. */
function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.')) // .DS_Store and its kind
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(root, path) : [path];
    });
}

function localeFolders(root: string): LocaleFolder[] {
  if (!existsSync(join(root, LOCALES))) return [];
  return readdirSync(join(root, LOCALES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((locale) => localeFolder(root, locale));
}

function localeFolder(root: string, locale: string): LocaleFolder {
  const folder = `${LOCALES}/${locale}`;
  const files = filesUnder(root, folder);
  const isCatalogue = (file: string) => /^[^/]+\.json$/.test(file.slice(folder.length + 1));
  const isArticle = (file: string) => /^articles\/[^/]+\.json$/.test(file.slice(folder.length + 1));
  const read = (file: string): Catalogue => ({
    file,
    locale,
    namespace: file.slice(folder.length + 1, -'.json'.length),
    parsed: readJson(readFileSync(join(root, file), 'utf8')),
  });
  return {
    locale,
    strays: files.filter((file) => !isCatalogue(file) && !isArticle(file)),
    catalogues: files.filter(isCatalogue).map(read),
    articles: files.filter(isArticle).map(read),
  };
}
