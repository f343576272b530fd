import type { Rule } from './rule';

const hasBetter = (locale: string) => `has a word that docs/style.${locale}.md avoids; it names a better one`;
const praise = (locale: string) =>
  `has a word of praise that docs/style.${locale}.md avoids; describe what can be seen instead`;

/** The words that the style guides avoid everywhere; each rule lists its exceptions. */
export const WORD_RULES: readonly Rule[] = [
  // docs/style.en.md
  { locale: 'en', wrong: /\b(?:standstill|from afar|weak spots?)\b/i, advice: hasBetter('en') },
  // Product innovation is a service of ours; ISO 9241-110 has a principle named “use error robustness”.
  {
    locale: 'en',
    wrong:
      /\b(?:innovative|robust|passionate|empower(?:s|ed|ing|ment)?|best[- ]in[- ]class|world-class|cutting-edge|seamless(?:ly)?|holistic|leverag(?:e[sd]?|ing))\b/i,
    advice: praise('en'),
  },
  // Anything with a lock is unlocked, with a key, by Bluetooth; “the unlocking” is a function of Lea’s app.
  {
    locale: 'en',
    wrong:
      /(?<!\bthe )\bunlock(?:s|ing)? (?!(?:by|with)\b|(?:an?|the|its|their|your) (?:bike|car|door|phone|screen|vehicle)s?\b)/i,
    advice: 'has "unlock" for something without a lock; say what becomes possible',
  },
  {
    locale: 'en',
    wrong: /\bwe believe\b/i,
    advice: 'has "we believe"; say how we know, or leave it out',
  },
  // docs/style.de.md
  {
    locale: 'de',
    wrong:
      /\b(?:Kundschaft|Kundenfirm\w*|Auftraggeber\w*|Schulkreis\w*|Besuchstag\w*|selber|[Tt]estabdeckung|Nachtests?|Retests?|Cyber-Security-Team|Reifen|Werkstatt(?:planung|kalender)|OWASP ZAP|nicht-funktional\w*)\b/,
    advice: hasBetter('de'),
  },
  {
    locale: 'de',
    wrong: /\b(?:massgeschneidert|ganzheitlich|nahtlos|innovativ|marktführend)\w*/i,
    advice: praise('de'),
  },
  // A way leads somewhere: «der zum Gipfel führende Weg», «die nach Chur führende Linie».
  {
    locale: 'de',
    wrong:
      /(?<!(?<!\p{L})(?:[Zz]u[mr]?|[Nn]ach|[Dd]urch|[Üü]ber) (?:\p{L}+ )?\p{Lu}\p{L}+ )(?<!\p{L})[Ff]ührend(?:e[mnrs]?)?(?!\p{L})/u,
    advice: praise('de'),
  },
];
