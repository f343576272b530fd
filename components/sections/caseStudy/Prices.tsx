import { Section } from '@/components/ui/Section';
import { textValues } from '@/content/figures';
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

/** In the order of the rows, the dearest first. */
const prices = [textValues.tripCar, textValues.tripBike, textValues.tripShuttle].map(Number);
const dearest = Math.max(...prices);

/** One trip and what it costs by each means: each price is as wide as it is dear, the dearest from edge to edge. */
export function Prices({ words }: Props) {
  return (
    <Section label={words.label} statement={words.title} id="prices">
      <figure className={styles.prices}>
        <ul>
          {words.rows.map(({ price, name, text }, index) => (
            <li key={name}>
              <svg width={`${((100 * (prices[index] ?? 0)) / dearest).toFixed(2)}%`} aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
              {/* No paragraph: the space that a reader may ask for between those would lift it off its bar. */}
              <div className={styles.price}>
                <span className="visually-hidden">{words.unit} </span>
                {price}
              </div>
              <div className={styles.words}>
                <h3 className="type-3">{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <figcaption className="container small">{words.note}</figcaption>
      </figure>
    </Section>
  );
}
