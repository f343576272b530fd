import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '@/content/locales';
import { kindOf } from '@/content/markdown/kinds';
import { factSchemas } from '@/content/schemas';

/** A file of the repository that the editor may read and write. */
export interface Place {
  /** Relative to the repository, as in all messages. */
  readonly file: string;
  readonly kind: 'catalogue' | 'markdown' | 'facts' | 'photo' | 'photoFacts' | 'logo';
  /** Only for texts. */
  readonly locale?: string;
  /** Whether the editor may create and remove such files; the others are known to code. */
  readonly canCome: boolean;
}

const name = '[A-Za-z0-9][\\w-]*';
const language = `(?<locale>${locales.join('|')})`;

/** Everything that may be read and written. Other files do not exist for the editor. */
const rules: readonly (Pick<Place, 'kind' | 'canCome'> & { readonly pattern: RegExp })[] = [
  { kind: 'catalogue', canCome: false, pattern: new RegExp(`^public/locales/${language}/${name}\\.json$`) },
  ...Object.keys(kindOf).map((folder) => ({
    kind: 'markdown' as const,
    canCome: folder === 'articles',
    pattern: new RegExp(`^content/${folder}/${language}/${name}\\.md$`),
  })),
  {
    kind: 'facts',
    canCome: false,
    pattern: new RegExp(`^content/(?:${Object.keys(factSchemas).join('|')})\\.json$`),
  },
  { kind: 'photoFacts', canCome: true, pattern: new RegExp(`^content/photos/${name}\\.json$`) },
  { kind: 'logo', canCome: true, pattern: new RegExp(`^public/images/clients/${name}\\.svg$`) },
  { kind: 'photo', canCome: true, pattern: new RegExp(`^content/photos/${name}\\.(?:jpe?g|png|webp)$`, 'i') },
];

/**
 * @param root the repository
 * @param file relative to it, from a browser
 * @returns the place; undefined for a file outside the list, or behind a symbolic link
 */
export function placeOf(root: string, file: string): Place | undefined {
  for (const { pattern, ...rule } of rules) {
    const match = pattern.exec(file);
    if (match && isPlain(root, file)) return { file, ...rule, ...match.groups };
  }
  return undefined;
}

/** @returns every existing file that the editor may read */
export function allPlaces(root: string): readonly Place[] {
  return ['public/locales', 'public/images/clients', 'content']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .sort()
        .map((below) => placeOf(root, `${folder}/${below.replaceAll('\\', '/')}`))
        .filter((place) => place !== undefined),
    );
}

/** Whether no parent folder is a link, and the file is a plain file or does not exist yet. */
function isPlain(root: string, file: string): boolean {
  const path = join(realpathSync(root), file);
  try {
    return (
      realpathSync(dirname(path)) === dirname(path) &&
      (lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? true)
    );
  } catch {
    return false; // the folder does not exist
  }
}
