import { Fragment } from 'react';
import { company } from '@/content/company';
import { mailLink } from '@/lib/links';
import styles from './Clauses.module.css';
import { KeepMail } from './KeepWords';
import { MarkedList } from './MarkedList';
import { AddressLink } from './TextLink';

/** Part of a clause: a paragraph, or a list. */
type Part = string | readonly string[];

interface Clause {
  title: string;
  body: readonly Part[];
}

/** Numbered clauses of a legal text: the heading on the left, the text on the right. */
export function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <div className={styles.clauses}>
      {clauses.map(({ title, body }) => (
        <div key={title} className={styles.clause}>
          <h3 className="type-4">{title}</h3>
          <div className={styles.body}>
            {body.map((part) => (
              <ClausePart key={String(part)} part={part} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function ClausePart({ part }: { part: Part }) {
  if (typeof part === 'string')
    return (
      <p>
        <LinkedMail text={part} />
      </p>
    );
  return (
    <MarkedList marker="dashes">
      {part.map((item) => (
        <li key={item}>
          <LinkedMail text={item} />
        </li>
      ))}
    </MarkedList>
  );
}

/** A paragraph in which contact addresses are links. */
function LinkedMail({ text }: { text: string }) {
  const { info, jobs } = company.mail;
  return text.split(new RegExp(`(${info}|${jobs})`)).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and never change places
    <Fragment key={index}>
      {index % 2 === 1 ? (
        <AddressLink address={mailLink(part)}>{part}</AddressLink>
      ) : (
        <KeepMail text={part} />
      )}
    </Fragment>
  ));
}
