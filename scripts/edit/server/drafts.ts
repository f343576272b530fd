import { isDeepStrictEqual } from 'node:util';
import { profiled, profilePath } from '@/content/instructors';
import { defaultLocale, isLocale, type Locale } from '@/content/locales';
import { readHead } from '@/content/markdown/files';
import { articleKind, policyKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { namespaces } from '@/content/namespaces';
import { articlePath } from '@/content/pages';
import { routeById, routes } from '@/content/routes';
import type { factSchemas } from '@/content/schemas';
import { newestFirst, pictureOf } from '@/lib/blog/articles';
import { allFilled } from '@/lib/i18n/filled';
import { policyFilled } from '@/lib/policies/readPolicy';
import type { Draft } from '@/lib/preview/draft';
import { localizedPath } from '@/lib/routing/locale';
import { type Form, writeJson, writeMarkdown } from '../forms/formats';
import { picturesWith } from '../forms/pictures';

/** Unsaved form data, and its file. */
export interface Writing {
  readonly file: string;
  readonly form: Form;
}

const [aboutInstructor = routeById('careerStart').path] = profiled.map(profilePath);

/** The page that shows most of each kind of facts. */
const pagesOfFacts: Readonly<Record<keyof typeof factSchemas, string>> = {
  company: routeById('contact').path,
  positions: routeById('careers').path,
  jobs: routeById('jobAngular').path,
  programmes: routeById('careerStart').path,
  instructors: aboutInstructor,
  people: routeById('about').path,
  portraits: routeById('about').path,
  clients: routeById('home').path,
  figures: routeById('contact').path,
  redirects: routeById('home').path,
};

/** The last form of each file of facts, and the page that was next to it. */
const last = new Map<string, { readonly entries: Form; readonly path: string }>();

/** @returns the page of the entry that was changed last, if it has one of its own */
function pageOfFacts(facts: keyof typeof factSchemas, form: Form): string {
  const { entries: before, path = pagesOfFacts[facts] } = last.get(facts) ?? {};
  const entries: Form = { ...Object(form.list ?? form) };
  const changed = Object.keys(entries).find((key) => before && !isDeepStrictEqual(entries[key], before[key]));
  const route = routes.find(({ id }) => id === changed);
  const person = profiled.find(({ id }) => id === Object(entries[changed ?? '']).id);
  const shown = route?.path ?? (person ? profilePath(person) : path);
  last.set(facts, { entries, path: shown });
  return shown;
}

/** @returns the page's draft, in its own terms; undefined where no page shows it, or while it has mistakes */
export function draftOf({ file, form }: Writing): Draft | undefined {
  const [, facts = ''] = /^content\/(\w+)\.json$/.exec(file) ?? [];
  if (isFacts(facts)) return shownOn(pageOfFacts(facts, form), defaultLocale);
  const [, folder, locale, name = ''] =
    /^(?:public|content)\/(\w+)\/(\w+)\/([\w-]*)\.(?:json|md)$/.exec(file) ?? [];
  if (!isLocale(locale)) return undefined;
  switch (folder) {
    case 'locales':
      return {
        ...shownOn(pathOfTexts(name), locale),
        content: { kind: 'texts', namespace: name, texts: JSON.parse(writeJson(form)) },
      };
    case 'articles': {
      const read = parse(
        // A new one has no slug at first.
        writeMarkdown(
          { ...(locale === defaultLocale && { slug: 'new' }), ...filled(form) },
          picturesWith([]),
        ),
        articleKind,
        locale === defaultLocale,
        true,
      );
      // The page of another article shows one that has none yet.
      const slug = slugOf(name) ?? newestFirst()[0]?.slug;
      if (!read.ok || slug === undefined) return undefined;
      const { facts, words } = read.value;
      return {
        ...shownOn(articlePath(slug), locale),
        content: {
          kind: 'article',
          words: allFilled(words),
          ...(facts && {
            shown: {
              date: facts.date,
              team: facts.team,
              picture: pictureOf({ ...facts, id: name }, locale),
              ...(facts.draft && { isDraft: true }),
            },
          }),
        },
      };
    }
    case 'policies': {
      const read = parse(writeMarkdown(filled(form), picturesWith([])), policyKind, locale === defaultLocale);
      if (!read.ok) return undefined;
      return {
        ...shownOn(routeById('policies').path, locale),
        content: { kind: 'policy', id: name, words: policyFilled(read.value.words) },
      };
    }
    default:
      return undefined;
  }
}

/** @returns the last segment of an article's URL; undefined for a new one, or one whose English file has a mistake */
function slugOf(id: string): string | undefined {
  try {
    return readHead(articleKind, defaultLocale, id).facts?.slug;
  } catch {
    return undefined; // the content check reports the mistake
  }
}

/** @returns a form without empty fields, which Sveltia CMS also leaves out of files */
const filled = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => Object(value).length !== 0));

const isFacts = (name: string): name is keyof typeof pagesOfFacts => Object.hasOwn(pagesOfFacts, name);

/** The language is explicit, as the editor's browser may use another. */
const shownOn = (path: string, locale: Locale) => ({
  path: `${localizedPath(path, locale)}?lng=${locale}`,
  locale,
});

/** @returns the path of the page that shows a catalogue first; the home page for shared texts */
function pathOfTexts(namespace: string): string {
  if (namespace === 'instructors') return aboutInstructor;
  const shows = routes.filter(({ id }) => namespaces[id].includes(namespace));
  const [first = routeById('home')] = shows.toSorted(
    (a, b) => namespaces[a.id].indexOf(namespace) - namespaces[b.id].indexOf(namespace),
  );
  return first.path;
}
