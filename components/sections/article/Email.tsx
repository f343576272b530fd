import { Fragment } from 'react';
import { emailOf } from '@/content/emails';
import styles from './Email.module.css';
import { Names } from './Names';

interface Props {
  label: string;
  text: string;
}

/** An email that the article quotes, as its recipient saw it: header lines, then the text (specification 22.30). */
export function Email({ label, text }: Props) {
  // A draft (`npm run edit`) may hold an unfinished email.
  const { head, paragraphs } = emailOf(text) ?? { head: [], paragraphs: [text] };
  return (
    <figure>
      <blockquote className={styles.email}>
        <dl>
          {head.map(([name, value]) => (
            // No element wraps both: reading views would turn it into empty paragraphs.
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <Names text={value} className={styles.name} whole />
              </dd>
            </Fragment>
          ))}
        </dl>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Names text={paragraph} className={styles.name} whole />
          </p>
        ))}
      </blockquote>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
