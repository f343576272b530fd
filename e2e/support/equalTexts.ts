/** Texts that are the same in English and in German, each group with its reason. */
const lists: Readonly<Record<string, readonly string[]>> = {
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
  'a language is called by its own name': ['Deutsch', 'English'],
  'names of places': ['In Pristina', 'Kosovo', 'Pristina'],
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
    'Firnwerk',
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
  'months that both languages abbreviate alike': ['Apr', 'Aug', 'Feb', 'Jan', 'Jul', 'Jun', 'Nov'],
};

const rules: Readonly<Record<string, RegExp>> = {
  'figures, dates and signs, without a word': /^[^\p{L}]*(?:\p{L}[^\p{L}]+)*\p{L}?$/u,
  'figures with a unit': /^[−\d]+\u00a0min$/,
  'abbreviations: titles of executives, badges, currency, languages': /^\p{Lu}{2,3}$/u,
  'the company in law: its two firms, its number, its copyright':
    /^(?:© \d{4} )?Firnwerk (?:AG|Sh\.p\.k\.)$|^CHE-[\d.]+$/,
  'addresses, as letters need them':
    /^(?:Technoparkstrasse 1|Rr\. Agim Ramadani 42(?:, Pristina)?|10000 Pristina)$/,
  'addresses on the net': /^(?:\w+@|www\.)firnwerk\.example$/,
  'a place and its height': /^Pristina \d+\u00a0?\s?m$/,
  'standards by their numbers': /^ISO(?:\/IEC)? \d+(?::\d{4})?$/,
  'sources, under the title they were published by':
    /, (?:19|20)\d\d$|^ISO\/TR 80002-2:2017, Medical device software/,
};

const listed = new Set(Object.values(lists).flat());

/**
 * @param text as it stands on a page; a name that follows the position in a carousel begins with a colon
 * @returns whether there is a reason why it reads the same in both languages
 */
export function mayBeEqual(text: string): boolean {
  return listed.has(text.replace(/^: /, '')) || Object.values(rules).some((rule) => rule.test(text));
}
