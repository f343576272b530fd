import { linkOf, marked } from '@/content/markdown/marks';
import { InlineLink } from './InlineLink';
import styles from './InlineText.module.css';

/**
 * A text with its marks (docs/editing.md): code, bold words, links, and titles of works in English, which are marked as such
 * in a text of another language (WCAG 3.1.2). No line parts the number of a standard, and what is written as a power is one.
 */
export function InlineText({ text }: { text: string }) {
  // Split by a group, every second piece is one that the group has found.
  return text
    .split(marked)
    .map((part, index) => (index % 2 === 1 ? <Marked key={part} part={part} /> : withNumbers(part)));
}

/** Numbers with a hyphen, such as «ISO/TR 80002-2:2017», with the name and the signs that no line parts from it, and exponents */
const numbers = /([(«“]?(?:\b[\p{Lu}/]+\u00a0)?\b\d+(?:-\d+)+(?::\d{4})?[.,;:)»”]*|[⁻⁰¹²³⁴-⁹]+)/u;

/** The digits and the minus of an exponent, as letters of usual size */
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
  // A command may go on below, but none of its words, such as a domain, is broken (specification 22.28).
  return (
    <code>
      {inside.split(/( )/).map((word, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and never change places
        word === ' ' ? ' ' : <Whole key={index}>{word}</Whole>,
      )}
    </code>
  );
}

/** What no line parts; a long one does where letters are spaced out on the narrowest phones. */
const Whole = ({ children }: { children: string }) => (
  <span className={children.length > 14 ? `${styles.whole} ${styles.long}` : styles.whole}>{children}</span>
);
