import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import styles from './Portrait.module.css';

interface Props {
  /** Says in a line what the paragraphs tell. */
  heading: string;
  paragraphs: readonly string[];
}

/** Where the person comes from, as the lead; how they teach and what else they do, next to each other. */
export function Portrait({ heading, paragraphs }: Props) {
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
