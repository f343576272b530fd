import { Portrait } from '@/components/ui/Portrait';
import type { Executive as Person } from '@/content/people';
import { useWords } from '@/lib/i18n/useWords';
import styles from './Executive.module.css';

/** Name, title, photo and description; the office's initials before the title. */
export function Executive({ id, name, office, title, description }: Person) {
  const say = useWords();
  return (
    <article className={`grid ${styles.executive}`} aria-labelledby={`${id}-name`}>
      <div className={styles.photo}>
        <Portrait id={id} sizes="(width < 600px) 92vw, 24vw" />
      </div>
      <div className={styles.words}>
        <h3 id={`${id}-name`} className="type-2">
          {name}
        </h3>
        <div className={`type-4 ${styles.title}`}>
          {office && <p>{office}</p>}
          <p>{say(title)}</p>
        </div>
        <p className="lead">{say(description)}</p>
      </div>
    </article>
  );
}
