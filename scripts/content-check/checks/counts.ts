import { caseOrder } from '@/content/caseStudies';
import { company } from '@/content/company';
import { programmeOrder } from '@/content/programmes';
import { services } from '@/content/services';
import { textsOf } from '../catalogue';
import type { Check } from '../content';

const numerals: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
};

/** Lists of the site, with their count and their plural in texts. */
const counted = [
  { file: 'programmes.json', count: programmeOrder.length, en: 'programmes', de: 'Programmen?' },
  { file: 'services.ts', count: services.length, en: 'services', de: 'Dienstleistungen' },
  { file: 'company.json', count: Object.keys(company.offices).length, en: 'offices', de: 'Büros' },
  { file: 'caseStudies.ts', count: caseOrder.length, en: 'case studies', de: 'Fallstudien' },
] as const;

/** A text that states in words how many of them the site has, such as «five programmes», states their number. */
export const checkCounts: Check = ({ catalogues }) =>
  catalogues.flatMap((catalogue) => {
    const { locale } = catalogue;
    const words = numerals[locale]?.split(' ');
    if (!words || (locale !== 'en' && locale !== 'de')) return [];
    return textsOf(catalogue).flatMap(([path, text]) =>
      counted.flatMap(({ file, count, [locale]: noun }) => {
        const stated = new RegExp(`(?<!\\p{L})(${words.join('|')}) ${noun}(?!\\p{L})`, 'iu');
        const [phrase, word = ''] =
          stated.exec(text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')) ?? [];
        if (!phrase || words.indexOf(word.toLowerCase()) + 2 === count) return [];
        return [
          `${catalogue.where(path)}: says “${phrase}”, but content/${file} has ${count}; write ${words[count - 2] ?? count}`,
        ];
      }),
    );
  });
