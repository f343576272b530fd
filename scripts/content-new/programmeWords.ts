import { draft } from '../content-check/draft';

/** As many as `content:new` writes into `content/curricula.ts`. */
const WEEKS = 16;
const WEEKS_PER_MONTH = 4;

/** @returns what the list of programmes says about a new one, still to be written */
export const teaserWords = (language: string) => ({
  title: draft('the name of the programme', language),
  description: draft('what one learns, in two or three sentences', language),
});

/** @returns the catalogue of a new programme, still to be written */
export function programmeWords(language: string) {
  const write = (what: string) => draft(what, language);
  return {
    opening: {
      title: write('the name of the programme'),
      lead: write('whom it is for and what they can do at the end'),
      picture: write('what its map shows, for those who do not see it'),
    },
    panel: {
      contract: write('what the contract says'),
      certificate: write('which certificate one receives'),
    },
    description: {
      overview: { paragraphs: [write('what the programme is about')] },
      structure: {
        lead: write('how a week is built'),
        items: [{ name: write('a day of the week'), text: write('what happens on it') }],
      },
      measured: { lead: write('how candidates are measured'), items: [write('something that is assessed')] },
      learn: { items: [write('something that one learns')] },
      benefits: { items: [write('a benefit')] },
      requirements: { items: [write('a requirement')] },
    },
    curriculum: {
      lead: write('the way from the first week to the last'),
      months: Array.from({ length: WEEKS / WEEKS_PER_MONTH }, (_, index) =>
        write(`the theme of month ${index + 1}`),
      ),
      fields: { foundations: write('the name of this field'), project: write('the name of this field') },
      weeks: Array.from({ length: WEEKS }, (_, index) => ({
        title: write(`the title of week ${index + 1}`),
        topic: write('what it is about'),
        items: [write('something it contains')],
        result: write('what there is to show at its end'),
      })),
    },
  };
}
