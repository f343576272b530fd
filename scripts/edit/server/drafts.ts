import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { readMarkdown } from '@/content/markdown/files';
import { articleKind, policyKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { namespaces } from '@/content/namespaces';
import { articlePath } from '@/content/pages';
import { routeById, routes } from '@/content/routes';
import { allFilled } from '@/lib/i18n/readCatalogue';
import { policyFilled } from '@/lib/policies/readPolicy';
import type { Draft } from '@/lib/preview/draft';
import { localizedPath } from '@/lib/routing/locale';
import { type Form, writeJson, writeMarkdown } from '../forms/formats';
import { picturesWith } from '../forms/pictures';

/** What a form holds that is being written, and the file that it came from. */
export interface Writing {
  readonly file: string;
  readonly form: Form;
}

/** @returns what the page is to show, in its own terms; nothing where no page shows it, or while it has mistakes */
export function draftOf({ file, form }: Writing): Draft | undefined {
  const [, folder, locale, name = ''] =
    /^(?:public|content)\/(\w+)\/(\w+)\/([\w-]+)\.(?:json|md)$/.exec(file) ?? [];
  if (!isLocale(locale)) return undefined;
  switch (folder) {
    case 'locales':
      return {
        ...shownOn(pathOfTexts(name), locale),
        content: { kind: 'texts', namespace: name, texts: JSON.parse(writeJson(form)) },
      };
    case 'articles': {
      const read = parse(writeMarkdown(form, picturesWith([])), articleKind, locale === defaultLocale);
      const { facts } = readMarkdown(articleKind, defaultLocale, name);
      if ('mistakes' in read || !facts) return undefined;
      return {
        ...shownOn(articlePath(facts.slug), locale),
        content: { kind: 'article', words: allFilled(read.words) },
      };
    }
    case 'policies': {
      const read = parse(writeMarkdown(form, picturesWith([])), policyKind, locale === defaultLocale);
      if ('mistakes' in read) return undefined;
      return {
        ...shownOn(routeById('policies').path, locale),
        content: { kind: 'policy', id: name, words: policyFilled(read.words) },
      };
    }
    default:
      return undefined;
  }
}

/** The language is asked for, as an editor's browser may have another. */
const shownOn = (path: string, locale: Locale) => ({
  path: `${localizedPath(path, locale)}?lng=${locale}`,
  locale,
});

/** @returns the path of the page that shows a catalogue first; the home page's for what all pages show */
function pathOfTexts(namespace: string): string {
  const shows = routes.filter(({ id }) => namespaces[id].includes(namespace));
  const [first = routeById('home')] = shows.toSorted(
    (a, b) => namespaces[a.id].indexOf(namespace) - namespaces[b.id].indexOf(namespace),
  );
  return first.path;
}
