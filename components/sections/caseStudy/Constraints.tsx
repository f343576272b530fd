import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Constraints.module.css';
import shared from './Section.module.css';

interface Props {
  number: number;
  words: { label: string; title: string; items: readonly { title: string; text: string }[] };
}

/** What could not be changed: three items stand side by side, four as two by two. */
export function Constraints({ number, words }: Props) {
  const four = words.items.length === 4;
  return (
    <section className={`container ${shared.section}`} aria-labelledby="constraints">
      <SectionOpening number={number} label={words.label} statement={words.title} id="constraints" />
      <ul className={four ? `${styles.items} ${styles.four}` : styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="type-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
