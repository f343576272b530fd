import { Section } from '@/components/ui/Section';
import styles from './Prices.module.css';

interface Props {
  words: {
    label: string;
    title: string;
    /** Currency, for those who hear the page. */
    unit: string;
    note: string;
    rows: readonly { price: string; name: string; text: string }[];
  };
}

/** One trip and what it costs by each means, on a band of ice. */
export function Prices({ words }: Props) {
  return (
    <Section label={words.label} statement={words.title} id="prices" className={styles.band}>
      <ul className={styles.rows}>
        {words.rows.map(({ price, name, text }) => (
          <li key={name}>
            <p className={styles.price}>
              <span className="visually-hidden">{words.unit} </span>
              {price}
            </p>
            <h3 className="type-3">{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{words.note}</p>
    </Section>
  );
}
