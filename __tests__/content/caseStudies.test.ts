/** @jest-environment node */
import { caseAfter, caseOrder, caseStudies } from '@/content/caseStudies';
import words from '@/public/locales/en/caseLea.json';
import { checkCaseStudies } from '@/scripts/content-check/checks/caseStudies';
import { site } from './site';

const { caseLea } = caseStudies;

function problemsWith(changes: Record<string, unknown>): readonly string[] {
  return checkCaseStudies(site({}, { caseStudies: { caseLea: { ...caseLea, ...changes } } }));
}

test('Case-study team sizes: 12, 6, 12, 9 (specification 10.1 and 10.3)', () => {
  const sizes = ['caseWedere', 'caseSalesInfo', 'caseCaptire', 'caseLea'] as const;
  expect(sizes.map((id) => caseStudies[id].teamSize)).toEqual([12, 6, 12, 9]);
});

test('each case study leads on to the next, in a round', () => {
  expect(caseOrder.map(caseAfter)).toEqual(['caseCaptire', 'caseSalesInfo', 'caseLea', 'caseWedere']);
});

test('case studies with all their facts pass', () => {
  expect(checkCaseStudies(site({ 'public/locales/en/caseLea.json': words }))).toEqual([]);
});

test.each([
  [{ teamSize: undefined }, 'teamSize: must be a number of people'],
  [{ teamSize: 0, offices: { zurich: 0, pristina: 0 } }, 'teamSize: must be at least 1'],
  [{ offices: undefined }, 'offices: is missing; add it as a group in braces'],
  [{ offices: { zurich: 2 } }, 'offices.pristina: must be a number of people'],
  [{ offices: { zurich: 2, pristina: 6 } }, 'offices: must add up to teamSize'],
  [{ cover: 'case-loa' }, 'cover: must name a picture of content/pictures.json'],
  [{ teaser: undefined }, 'teaser: must name a picture of content/pictures.json'],
  [{ coverLayout: 'below' }, 'coverLayout: must be "across" or "beside"'],
  [{ panorama: 'hero' }, 'panorama: must name a closing panorama'],
  [
    { budget: 1 },
    'budget: is unknown; correct its spelling or remove it (content/schemas/caseStudy.ts lists what is known)',
  ],
])('%j', (changes, problem) => {
  expect(problemsWith(changes)).toEqual([`content/caseStudies.ts: caseLea.${problem}`]);
});

test('facts that are no object', () => {
  expect(checkCaseStudies(site({}, { caseStudies: null }))).toEqual([
    'content/caseStudies.ts: caseStudies: must be a group in braces',
  ]);
});

test.each(['opening.industry', 'opening.done', 'done.items', 'change.paragraphs'])(
  'a catalogue without %s is named with the field',
  (path) => {
    const [group = '', field = ''] = path.split('.');
    const poorer = structuredClone(words);
    for (const empty of [undefined, '', []]) {
      Object.assign(poorer, { [group]: { ...Object(poorer)[group], [field]: empty } });
      expect(checkCaseStudies(site({ 'public/locales/de/caseLea.json': poorer }))).toEqual([
        `public/locales/de/caseLea.json: ${path}: is missing; every case study tells it, so write it`,
      ]);
    }
  },
);
