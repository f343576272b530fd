import { company, offices } from '@/content/company';
import { type Locale, localeNames } from '@/content/locales';

/** Texts that are the same in every language, each group with its reason. */
const names: Readonly<Record<string, readonly string[]>> = {
  'a language is called by its own name': Object.values(localeNames),
  'names of places': ['Kosovo', 'Pristina'],
  'names of people': [
    'Agon Berisha',
    'Anja Zollinger',
    'Blerim Krasniqi',
    'Fitore Hoxha',
    'Hansruedi Ammann',
    'Ilir Berisha',
    'Kushtrim Shala',
    'Luana Morina',
    'Noemi Frey',
    'Seraina Caduff',
    'Teuta Krasniqi',
    'Urs Brunner',
    'Valdrin Gashi',
    'Vjosa Hoti',
  ],
  'names of companies and their products': [
    'Brunner & Voss',
    'Captire',
    'Facebook',
    'Halvia Medical',
    'Instagram',
    'Lea',
    'Limmat Cargo',
    'LinkedIn',
    'Nordhang',
    'Sales-Info',
    'Tessaro',
    'Wedere',
  ],
  'names of programs and programming languages': [
    'Appium',
    'Burp Suite',
    'Confluence',
    'Cypress',
    'Docker',
    'Figma',
    'Git',
    'GitLab CI',
    'Grafana',
    'Jira',
    'Kali Linux',
    'Kali/Linux',
    'Kotlin',
    'Kubernetes',
    'Linux',
    'OWASP ZAP',
    'Playwright',
    'PostgreSQL',
    'Prometheus',
    'Sentry',
    'Swift',
    'TypeScript',
  ],
};

/** Texts that are the same in English and in one other language, each group with its reason. */
const alike: Readonly<Partial<Record<Locale, Readonly<Record<string, readonly string[]>>>>> = {
  de: {
    'the same word in both languages': [
      'Backend',
      'Blog',
      'Budget',
      'Frontend',
      'Links',
      'Mobile',
      'Name',
      'Teams',
      'Vision',
    ],
    'months that both languages abbreviate alike': ['Apr', 'Aug', 'Feb', 'Jan', 'Jul', 'Jun', 'Nov'],
    'a preposition that both have': ['In Pristina'],
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');

const firms = [company.legalName, ...offices.map(({ legalName }) => legalName)];
/** Pristina, which letters to it write like that, is called so on the pages. */
const places = offices.flatMap(({ street, postcode }) => [
  street,
  `${street}, Pristina`,
  `${postcode} Pristina`,
]);
const hosts = [new URL(company.origin).host, company.mail.jobs, company.mail.info];

const rules: Readonly<Record<string, RegExp>> = {
  'figures, dates and signs, without a word': /^[^\p{L}]*(?:\p{L}[^\p{L}]+)*\p{L}?$/u,
  'figures with a unit': /^[−\d]+\u00a0min$/,
  'abbreviations: titles of executives, badges, currency, languages': /^\p{Lu}{2,3}$/u,
  'the company in law: its firms, its number, its copyright': new RegExp(
    `^(?:© \\d{4} )?(?:${anyOf([company.name, ...firms])})$|^${escaped(company.registerNumber)}$`,
  ),
  'addresses, as letters need them': new RegExp(`^(?:${anyOf(places)})$`),
  'addresses on the net': new RegExp(`^(?:${anyOf(hosts)})$`),
  'a place and its height': /^\p{Lu}\p{L}+ \d+\u00a0?\s?m$/u,
  'standards by their numbers': /^(?:ISO(?:\/IEC)?|WCAG) [\d.-]+(?::\d{4})?$/,
  'sources, under the title they were published by':
    /, (?:19|20)\d\d$|^ISO\/TR 80002-2:2017, Medical device software/,
};

/**
 * @param text as it stands on a page; a name that follows the position in a carousel begins with a colon
 * @returns whether there is a reason why it reads the same in this language and in English
 */
export function mayBeEqual(text: string, locale: Locale): boolean {
  const words = text.replace(/^: /, '');
  return (
    [names, alike[locale] ?? {}].some((lists) => Object.values(lists).flat().includes(words)) ||
    Object.values(rules).some((rule) => rule.test(text))
  );
}
