import { Section } from '@/components/ui/Section';
import styles from './Change.module.css';
import shared from './Section.module.css';

interface Props {
  words: {
    label: string;
    title: string;
    paragraphs: readonly string[];
    figures: readonly { value: string; text: string }[];
  };
}

/** What changed: figures first, then how they came about and who counted them. */
export function Change({ words }: Props) {
  return (
    <Section label={words.label} statement={words.title} id="change">
      <div className="grid">
        <ul className={styles.figures}>
          {words.figures.map(({ value, text }) => (
            <li key={text}>
              <b>{value}</b> <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className={shared.prose}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
