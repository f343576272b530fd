import { linkOf, marked } from '@/content/markdown/marks';
import { InlineLink } from './InlineLink';
import styles from './InlineText.module.css';

/**
 * A text with its markup (docs/editing.md): code, bold words, links and English titles of works, which are marked as English
 * in a text of another language (WCAG 3.1.2). The number of a standard is never broken across lines, and exponents are
 * raised.
 */
export function InlineText({ text }: { text: string }) {
  // Split by a group: every second piece is a match.
  return text
    .split(marked)
    .map((part, index) => (index % 2 === 1 ? <Marked key={part} part={part} /> : withNumbers(part)));
}

/** Numbers with a hyphen, such as "ISO/TR 80002-2:2017", with the name and signs that must stay on their line, and exponents */
const numbers = /([(«“]?(?:\b[\p{Lu}/]+\u00a0)?\b\d+(?:-\d+)+(?::\d{4})?[.,;:)»”]*|[⁻⁰¹²³⁴-⁹]+)/u;

/** The digits and the minus of an exponent, as normal characters */
const lowered = (exponent: string) => exponent.normalize('NFKD').replace(/[\u2212-]/g, '\u2212');

const withNumbers = (text: string) =>
  text.split(numbers).map((part, index) => {
    if (index % 2 === 0) return part;
    return /\d/.test(part) ? (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ) : (
      <sup key={part}>{lowered(part)}</sup>
    );
  });

function Marked({ part }: { part: string }) {
  const link = linkOf(part);
  if (link)
    return (
      <InlineLink to={link.to}>
        <InlineText text={link.text} />
      </InlineLink>
    );
  if (part.startsWith('**'))
    return (
      <strong>
        <InlineText text={part.slice(2, -2)} />
      </strong>
    );
  const inside = part.slice(1, -1);
  if (!part.startsWith('`')) return <cite lang="en">{inside}</cite>;
  // A command may wrap, but none of its words, such as a domain, is broken (specification 22.28).
  return (
    <code>
      {inside.split(/( )/).map((word, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and never change places
        word === ' ' ? ' ' : <Whole key={index}>{word}</Whole>,
      )}
    </code>
  );
}

/** Stays on one line; a long text breaks if letters are spaced out on the narrowest phones. */
const Whole = ({ children }: { children: string }) => (
  <span className={children.length > 14 ? `${styles.whole} ${styles.long}` : styles.whole}>{children}</span>
);
