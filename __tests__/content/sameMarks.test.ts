/** @jest-environment node */
import { checkSameMarks } from '@/scripts/content-check/checks/sameMarks';
import { articleWords, site } from './site';

/** «Placeholders equal»: what an article’s words carry besides words is the same in both languages. */

const [english, german] = ['public/locales/en/articles/post.json', 'public/locales/de/articles/post.json'];

const check = (en: object, de: object) =>
  checkSameMarks(site({ [english]: { ...articleWords, ...en }, [german]: { ...articleWords, ...de } }));

test.each([
  [
    { lead: 'Since {{year}}' },
    { lead: 'Seit {{jahr}}' },
    `lead: the placeholders are {{jahr}} here but {{year}} in ${english}; make them equal`,
  ],
  [
    { lead: 'See <link>us</link>' },
    { lead: 'Zu uns' },
    `lead: the tags are none here but </link>, <link> in ${english}; make them equal`,
  ],
  [
    { lead: 'Answer `200` or `404`' },
    { lead: 'Antwort `200` oder 404' },
    `lead: the pieces of code are \`…\` here but \`…\`, \`…\` in ${english}; make them equal`,
  ],
  [
    { sources: ['One', 'Two'] },
    { sources: ['Eins'] },
    `sources: the list has 1 entries here but 2 in ${english}; make them equal`,
  ],
  [
    { sources: ['A. Author, The Title, 1999'] },
    { sources: ['A. Author, _The Titel_, 1999'] },
    `sources.0: the title _The Titel_ is marked as English, but ${english} has no such words there; correct it`,
  ],
  [{}, { lead: 'Ein `Zeichen' }, 'lead: a backtick has no other; code stands between two'],
])('%j against %j (specification 29.2)', (en, de, problem) => {
  expect(check(en, de)).toEqual([`${german}: ${problem}`]);
});

test.each([
  [{ lead: 'Ask `your-name.example`' }, { lead: 'Fragen Sie `ihr-name.example`' }],
  [{ sources: ['A. Author, The Title, 1999'] }, { sources: ['A. Author, _The Title_, 1999'] }],
])('%j and %j agree', (en, de) => {
  expect(check(en, de)).toEqual([]);
});

test('an example of code holds what it holds', () => {
  const blocks = [{ kind: 'code', label: 'Example', text: 'echo `date` <b>' }];
  const other = [{ kind: 'code', label: 'Beispiel', text: 'echo `' }];
  const section = { id: 'first', title: 'First' };
  expect(
    check({ sections: [{ ...section, blocks }] }, { sections: [{ ...section, blocks: other }] }),
  ).toEqual([]);
});
