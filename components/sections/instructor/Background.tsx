import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Background.module.css';

interface Props {
  /** Sums up the paragraphs in one line. */
  heading: string;
  paragraphs: readonly string[];
}

/** The person's background as the lead; their teaching and other work next to each other. */
export function Background({ heading, paragraphs }: Props) {
  const { t } = useTranslation('instructors');
  const [first, ...others] = paragraphs;
  return (
    <Section id="portrait" label={t('labels.portrait')} statement={heading}>
      <div className="grid">
        <p className="axis lead">{first}</p>
        <div className={`axis columns ${styles.others}`}>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
