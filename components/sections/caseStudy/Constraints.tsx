import { Section } from '@/components/ui/Section';
import { TitledItems } from '@/components/ui/TitledItems';
import styles from './Constraints.module.css';

interface Props {
  words: { label: string; title: string; items: readonly { title: string; text: string }[] };
}

/** What could not be changed: three items stand side by side, four as two by two. */
export function Constraints({ words }: Props) {
  const four = words.items.length === 4;
  return (
    <Section label={words.label} statement={words.title} id="constraints">
      <TitledItems items={words.items} className={four ? `${styles.items} ${styles.four}` : styles.items} />
    </Section>
  );
}
