import { Section } from '@/components/ui/Section';
import { TitledItems } from '@/components/ui/TitledItems';
import styles from './Constraints.module.css';

interface Props {
  words: { label: string; title: string; items: readonly { title: string; text: string }[] };
  /** On an ice band instead of the page's background. */
  onIce?: boolean;
}

/** The constraints: three items are side by side, four are two by two. */
export function Constraints({ words, onIce }: Props) {
  return (
    <Section
      label={words.label}
      statement={words.title}
      id="constraints"
      tone={onIce ? 'ice' : undefined}
      className={onIce ? styles.ice : undefined}
    >
      <TitledItems items={words.items} className={words.items.length === 4 ? styles.four : undefined} />
    </Section>
  );
}
