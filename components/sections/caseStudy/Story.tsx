import { KeepCompounds } from '@/components/ui/KeepWords';
import { Section } from '@/components/ui/Section';
import styles from './Section.module.css';

interface Props {
  /** Also the section's anchor. */
  id: string;
  words: { label: string; title: string; paragraphs: readonly string[] };
}

/** A statement and some paragraphs, the first one large: usually the problem. */
export function Story({ id, words }: Props) {
  return (
    <Section label={words.label} statement={words.title} id={id}>
      <div className="grid">
        <div className={`${styles.prose} ${styles.story}`}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <KeepCompounds text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
