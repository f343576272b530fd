import styles from './Clauses.module.css';
import dashes from './Dashes.module.css';
import { WholeMail } from './WholeWords';

/** Part of a clause: a paragraph, or a list. */
type Part = string | readonly string[];

interface Clause {
  title: string;
  body: readonly Part[];
}

/** Numbered clauses of a legal text: the heading on the left, what it says on the right. */
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
        <WholeMail text={part} />
      </p>
    );
  return (
    <ul className={dashes.list}>
      {part.map((item) => (
        <li key={item}>
          <WholeMail text={item} />
        </li>
      ))}
    </ul>
  );
}
