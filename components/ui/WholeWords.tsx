import { Fragment } from 'react';
import styles from './WholeWords.module.css';

/**
 * A text in large type. A word with soft hyphens moves to the next line as a whole; it is hyphenated only where no line
 * is as long as the word (specification 38.1). What a no-break space ties to it is part of it.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(/([^ ]*\u00ad[^ ]*)/).map((part, index) => {
    // Split by a group, every second part is one that the group has found.
    const isWord = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and never change places
    return <Fragment key={index}>{isWord ? <span className={styles.word}>{part}</span> : part}</Fragment>;
  });
}
