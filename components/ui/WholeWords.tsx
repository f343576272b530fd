import { Fragment } from 'react';
import styles from './WholeWords.module.css';

/**
 * What stays on one line: a second form such as «/ -Entwickler» with its slash, a word with soft hyphens, and a compound
 * whose last part is as short as that of «Verkaufs-App».
 */
const whole = /(\/ -[^ ]+|[^ ]*\u00ad[^ ]*|[^ ]+-\p{L}{1,3}(?!\p{L})[^ -]*)/u;

/**
 * A text in large type. A word with soft hyphens moves to the next line as a whole; it is hyphenated only where no line
 * is as long as the word (specification 38.1). No line begins with the hyphen of a second form or ends with its slash
 * (specification 38.16). What a no-break space ties to a word is part of it.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(whole).map((part, index) => {
    // Split by a group, every second part is one that the group has found.
    const isWord = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and never change places
    return <Fragment key={index}>{isWord ? <span className={styles.word}>{part}</span> : part}</Fragment>;
  });
}
