import { useTranslation } from 'next-i18next/pages';
import { Carousel } from '@/components/ui/Carousel';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { executives } from '@/content/people';
import { Executive } from './Executive';
import styles from './Leadership.module.css';

/** The four executives, one at a time, on a band of ice. */
export function Leadership({ number }: { number: number }) {
  const { t } = useTranslation(['about', 'people']);
  const slides = executives.map(({ id, office }) => ({
    id,
    name: t(`people:people.${id}.name`),
    content: <Executive id={id} office={office} />,
  }));
  return (
    <section className={styles.band} aria-labelledby="leadership">
      <div className="container">
        <SectionOpening
          number={number}
          label={t('leadership.label')}
          statement={t('leadership.title')}
          id="leadership"
        />
        <Carousel label={t('leadership.carousel')} slides={slides} />
      </div>
    </section>
  );
}
