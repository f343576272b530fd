import { Fragment, type ReactNode } from 'react';
import styles from './KeepWords.module.css';

/**
 * Texts that stay on one line: a second form such as «oder -Entwickler», a word with soft hyphens, a compound with a last
 * part as short as those of «Verkaufs-App» and «Sales-Info», and one that begins with a figure, such as “30-minute”.
 */
const whole = /(oder -[^ ]+|[^ ]*\u00ad[^ ]*|[^ ]+-\p{L}{1,4}(?!\p{L})[^ -]*|\d+-[^ ]+)/u;

/**
 * A compound whose first part is a figure or two letters, such as “30-minute” and “on-demand”, or whose last part has five
 * letters at most, such as “real-world” and «Phishing-Mail»
 */
const compound = /((?<![^ ])(?:\d+|\p{L}{2})-[^ ]+|[^ ]+-\p{L}{1,5}(?!\p{L})[^ -]*)/u;

/** «E-Mail», alone and in compounds; the number of a law */
const mail = /([^ ]*\bE-Mail[^ ]*|\d+\/L-\d+)/;

/**
 * A text in large type. A word with soft hyphens moves to the next line as a whole; it is hyphenated only where no line
 * is as long as the word (specification 38.1). «oder» stays with the second form that follows it, and a no-break space
 * joins two words into one.
 */
export const KeepWords = ({ text }: { text: string }) => withWhole(text, whole, spaced);

/** A running text that breaks no line within «E-Mail» or the number of a law. */
export const KeepMail = ({ text }: { text: string }) => withWhole(text, mail);

/** A running text that breaks no line within a compound that has a short first or last part. */
export const KeepCompounds = ({ text }: { text: string }) => withWhole(text, compound);

/** Large type is set so tightly that a hyphen would touch the letters next to it. */
const spaced = (text: string): ReactNode =>
  text.split(/(?<=\p{L})-(?=\p{L})/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and never change places
    <Fragment key={index}>
      {index > 0 && <span className={styles.hyphen}>-</span>}
      {part}
    </Fragment>
  ));

const withWhole = (text: string, words: RegExp, set: (part: string) => ReactNode = (part) => part) =>
  text.split(words).map((part, index) => {
    // Split by a group: every second part is a match.
    const isWord = index % 2 === 1;
    const shown = part.includes('-') ? set(part) : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and never change places
    return <Fragment key={index}>{isWord ? <span className={styles.word}>{shown}</span> : shown}</Fragment>;
  });
