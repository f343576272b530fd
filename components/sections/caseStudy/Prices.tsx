import { Caption } from '@/components/ui/Caption';
import { Section } from '@/components/ui/Section';
import { textValues } from '@/content/figures';
import styles from './Prices.module.css';

interface Props {
  words: {
    label: string;
    title: string;
    /** Currency, for screen readers. */
    unit: string;
    note: string;
    rows: readonly { price: string; name: string; text: string }[];
  };
}

/** In the order of the rows, most expensive first. */
const prices = [textValues.tripCar, textValues.tripBike, textValues.tripShuttle].map(Number);
const dearest = Math.max(...prices);

/** As on a ruler, a tick at every franc and a longer one at every fifth; 100 units are a franc. */
const ticksOf = (price: number): string =>
  Array.from({ length: Math.floor(price) }, (_, index) => index + 1)
    .map((franc) => `M${100 * franc} 0v${franc % 5 === 0 ? 24 : 13}`)
    .join('');

/** One trip and its price by each means of transport: widths are to scale, the most expensive is as wide as the page. */
export function Prices({ words }: Props) {
  return (
    <Section label={words.label} statement={words.title} id="prices">
      <figure className={styles.prices}>
        <ul>
          {words.rows.map(({ price, name, text }, index) => (
            <li key={name}>
              <Bar price={prices[index] ?? 0} />
              {/* Not a paragraph: visitors may set a space between paragraphs, which would lift it off its bar. */}
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
        <Caption className="container">{words.note}</Caption>
      </figure>
    </Section>
  );
}

/** Its longer ticks have a figure. */
const Bar = ({ price }: { price: number }) => (
  <svg className={styles.bar} width={`${((100 * price) / dearest).toFixed(2)}%`} aria-hidden="true">
    <svg viewBox={`0 0 ${100 * price} 100`} preserveAspectRatio="none" aria-hidden="true">
      <rect width="100%" height="100%" />
      <path d={ticksOf(price)} />
    </svg>
    {[5, 10]
      .filter((francs) => francs < price)
      .map((francs) => (
        <text key={francs} x={`${((100 * francs) / price).toFixed(2)}%`} y="24%" dx="-0.4em" textAnchor="end">
          {francs}
        </text>
      ))}
  </svg>
);
