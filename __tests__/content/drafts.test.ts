/** @jest-environment node */
import { checkDrafts } from '@/scripts/content-check/checks/drafts';
import { draft } from '@/scripts/content-check/draft';
import { withLanguage } from '@/scripts/content-check/languages';
import { articleWords, site } from './site';

const home = 'public/locales/de/home.json';
const post = 'public/locales/en/articles/post.json';

test('what is written passes', () => {
  expect(checkDrafts(site())).toEqual([]);
});

test('a text that is still to be written stops the build, named: file, key, language, what to do', () => {
  const hero = { title: draft('the title', 'German'), items: ['Eins', `Zwei ${draft('more', 'German')}`] };
  const words = { ...articleWords, lead: draft('the first sentences', 'English') };
  const problems = checkDrafts(site({ [home]: { hero }, [post]: words }));
  expect(problems.map(withLanguage)).toEqual([
    `${home} (German): hero.title: is still to be written: the title, in German; put it in the place of this note`,
    `${home} (German): hero.items.1: is still to be written: Zwei  more, in German; put it in the place of this note`,
    `${post} (English): lead: is still to be written: the first sentences, in English; put it in the place of this note`,
  ]);
});

test('sentences about a language name it, others stay as they are', () => {
  expect(withLanguage('public/locales/sq/home.json: hero: …')).toBe(
    'public/locales/sq/home.json (Albanian): hero: …',
  );
  expect(withLanguage('public/locales/<language>/common.json: …')).toBe(
    'public/locales/<language>/common.json: …',
  );
  expect(withLanguage('content/jobs.ts: see public/locales/de/jobs.json')).toBe(
    'content/jobs.ts: see public/locales/de/jobs.json',
  );
});
