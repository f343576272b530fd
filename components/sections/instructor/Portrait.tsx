import { useTranslation } from 'next-i18next/pages';
import { SectionOpening } from '@/components/ui/SectionOpening';
import styles from './Portrait.module.css';

interface Props {
  number: number;
  paragraphs: readonly string[];
}

/** Where the person comes from, in large print; how they teach and what else they do, beside each other. */
export function Portrait({ number, paragraphs }: Props) {
  const { t } = useTranslation('instructors');
  const [first, ...others] = paragraphs;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="portrait">
      <SectionOpening number={number} label={t('labels.portrait')} />
      <h2 id="portrait" className="visually-hidden">
        {t('labels.portrait')}
      </h2>
      <div className="grid">
        <p className={styles.first}>{first}</p>
        <div className={styles.others}>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
