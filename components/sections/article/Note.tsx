import { useId } from 'react';
import type { ArticleBlock } from '@/content/schemas/article';
import { InlineText } from './InlineText';
import styles from './Note.module.css';

/** Explains the block above it. Not an `aside`: reading views drop those (specification 22.22). */
export function Note({ title, text }: Extract<ArticleBlock, { kind: 'note' }>) {
  const id = useId();
  return (
    <div role="note" className={`small ${styles.note}`} aria-labelledby={id}>
      <p id={id}>
        <InlineText text={title} />
      </p>
      <p>
        <InlineText text={text} />
      </p>
    </div>
  );
}
