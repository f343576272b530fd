import { caseOrder } from '@/content/caseStudies';
import { company } from '@/content/company';
import { programmeOrder } from '@/content/programmes';
import { services } from '@/content/services';
import { stripSoftHyphens } from '@/lib/text';
import { textsOf } from '../catalogue';
import type { Check } from '../content';

const numerals = {
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
} as const;

/** Lists of the site, with their count and their plural in texts. */
const counted = [
  { file: 'programmes.json', count: programmeOrder.length, en: 'programmes', de: 'Programmen?' },
  { file: 'services.ts', count: services.length, en: 'services', de: 'Dienstleistungen' },
  { file: 'company.json', count: Object.keys(company.offices).length, en: 'offices', de: 'Büros' },
  { file: 'caseStudies.ts', count: caseOrder.length, en: 'case studies', de: 'Fallstudien' },
] as const;

/** A text that states in words how many of them the site has, such as "five programmes", states their number. */
export const checkCounts: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) => {
    const { locale } = catalogue;
    if (locale !== 'en' && locale !== 'de') return [];
    const words = numerals[locale];
    const patterns = counted.map(({ file, count, [locale]: noun }) => ({
      file,
      count,
      stated: new RegExp(`(?<!\\p{L})(${words.join('|')}) ${noun}(?!\\p{L})`, 'iu'),
    }));
    return textsOf(catalogue).flatMap(([path, text]) => {
      const plain = stripSoftHyphens(text).replaceAll('\u00a0', ' ');
      return patterns.flatMap(({ file, count, stated }) => {
        const [phrase, word = ''] = stated.exec(plain) ?? [];
        if (!phrase || words.indexOf(word.toLowerCase()) + 2 === count) return [];
        return [
          `${catalogue.where(path)}: says “${phrase}”, but content/${file} has ${count}; write ${words[count - 2] ?? count}`,
        ];
      });
    });
  });
