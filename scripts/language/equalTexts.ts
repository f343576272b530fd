import { clients } from '@/content/clients';
import { company, offices } from '@/content/company';
import { instructors } from '@/content/instructors';
import { defaultLocale, type Locale, localeNames } from '@/content/locales';
import { withoutAddresses } from '@/content/markdown/marks';
import { adviser, executives } from '@/content/people';
import { type Catalogue, textsOf } from '@/scripts/content-check/catalogue';
import { pageTexts, readCatalogues } from '@/scripts/content-check/content';
import { modelOf } from './plurals';

/** Catalogues and keys whose texts are names of people, networks and programs. */
const nameKeys =
  /^testimonials: .*\.name$|^dedicatedTeams: tools\.groups\.\d+\.names\.|^common: footer\.(?:facebook|instagram|linkedin)$|^programme\w+: curriculum\.fields\.linux$/;

/** Names that are the same in every language. */
const names: ReadonlySet<string> = new Set([
  'Kosovo',
  'Pristina',
  ...Object.values(localeNames),
  ...[...instructors, ...executives, adviser].map(({ name }) => name),
  ...clients.map(({ name }) => name),
  ...readCatalogues(process.cwd(), [defaultLocale], [pageTexts]).catalogues.flatMap((catalogue) =>
    textsOf(catalogue).flatMap(([path, text]) => (nameKeys.test(`${catalogue.name}: ${path}`) ? text : [])),
  ),
]);

/** Texts that are the same in English and in one other language, each group with its reason. */
const sameTexts: Readonly<Partial<Record<Locale, Readonly<Record<string, readonly string[]>>>>> = {
  de: {
    'the same word in both languages': [
      'Backend',
      'Blog',
      'Budget',
      'Depot',
      'Frontend',
      'Links',
      'Mobile',
      'Name',
      'Passkey',
      'Teams',
      'Vision',
    ],
    'months that both languages abbreviate in the same way': [
      'Apr',
      'Aug',
      'Feb',
      'Jan',
      'Jul',
      'Jun',
      'Nov',
    ],
    'what the field calls a bug and software of unknown origin': ['Log4Shell', 'SOUP'],
    'a preposition that both have': ['In Pristina'],
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');

const firms = [company.legalName, ...offices.map(({ legalName }) => legalName)];
/** The pages call Pristina by the name that its postal address uses. */
const places = offices.flatMap(({ legalName, street, postcode }) => [
  street,
  `${street}, Pristina`,
  `${postcode} Pristina`,
  `${legalName}, ${street}, ${postcode} Pristina`,
]);
const hosts = [new URL(company.origin).host, company.mail.jobs, company.mail.info];

const rules: Readonly<Record<string, RegExp>> = {
  'figures, dates and signs, without a word': /^[^\p{L}]*(?:\p{L}[^\p{L}]+)*\p{L}?$/u,
  'figures with a unit': /^(?:[−\d]+ (?:min|km)|min|km)$/,
  'abbreviations: titles of executives, badges, currency, languages': /^\p{Lu}{2,3}$/u,
  'the company in law: its firms, its number, its copyright': new RegExp(
    `^(?:© \\d{4} )?(?:${anyOf([company.name, ...firms])})$|^${escaped(company.registerNumber)}$`,
  ),
  'postal addresses': new RegExp(`^(?:${anyOf(places)})$`),
  'hosts and mail addresses': new RegExp(`^(?:${anyOf(hosts)})$`),
  'a place and its height': /^\p{Lu}\p{L}+ \d+\s?m$/u,
  'standards, with their numbers or before them':
    /^\(?(?:ISO(?:\/IEC|\/TR)?|IEC|(?:NIST )?SP|WCAG)(?: [\d.-]+(?::\d{4})?)?,?$/,
  'a CVSS vector, part by part': /^(?:CVSS:3\.1|\p{Lu}{1,2}:\p{Lu})\/?$/u,
  'sources, by their authors, publishers and numbers':
    /^(?:(?:\p{Lu}\. |Edsger |Thomas )\p{Lu}|Cyber Safety|Verizon,|NIST\b|OWASP|FIRST,|\(?RFC \d|\((?:DKIM|SPF|NIS)\b|Level \d|21 CFR|Federal Register|EN \d)/u,
  'sources, under the title they were published by':
    /, (?:19|20)\d\d$|^(?:ISO\/TR 80002-2:2017, )?Medical device software/,
};

/**
 * @param text as shown on a page; a name that follows the position in a carousel begins with a colon, one
 *   that a title opens with may end in one
 * @returns whether there is a reason why it reads the same in this language and in English
 */
export function mayBeEqual(text: string, locale: Locale): boolean {
  const words = text.replace(/^: |:$/g, '').replaceAll('\u00a0', ' ');
  return (
    names.has(words) ||
    Object.values(sameTexts[locale] ?? {})
      .flat()
      .includes(words) ||
    Object.values(rules).some((rule) => rule.test(words))
  );
}

/** A text that is the same as in the default language. */
interface Untranslated {
  readonly file: string;
  /** File and key, or file, line and column. */
  readonly place: string;
  readonly text: string;
}

/** @returns the texts of a language that equal the default one's without a reason */
export function untranslated(catalogues: readonly Catalogue[], locale: Locale): readonly Untranslated[] {
  const inLanguage = (language: Locale) => catalogues.filter((catalogue) => catalogue.locale === language);
  const models = new Map(inLanguage(defaultLocale).map(({ name, values }) => [name, values]));
  return inLanguage(locale).flatMap((catalogue) =>
    textsOf(catalogue)
      .filter(([path, text]) => {
        const model = models.get(catalogue.name);
        return text === model?.get(modelOf(locale, path, (other) => model.has(other))?.path ?? path);
      })
      // The source of a quotation that is the same in both languages is a name.
      .filter(([path, text]) => !path.endsWith('.by') && !mayBeEqual(readable(text), locale))
      .map(([path, text]) => ({ file: catalogue.file, place: catalogue.where(path), text })),
  );
}

/** Only the text: without placeholders, tags, and the marks of code and titles. */
const readable = (text: string) =>
  withoutAddresses(text)
    .replace(/\{\{[^}]*\}\}|<[^<>]*>|`[^`]*`|[\u00ad_]/g, '')
    .replace(/ +/g, ' ')
    .trim();
