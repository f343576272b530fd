import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { ArrowLink } from '@/components/ui/TextLink';
import { innovationSteps } from '@/content/productInnovation';
import styles from './Example.module.css';

/** One product's way through the three steps, on a band of spruce with its screen beside it. */
export function Example({ number }: { number: number }) {
  const { t } = useTranslation('productInnovation');
  return (
    <section className={`inverse ${styles.band}`} aria-labelledby="example">
      <div className="container">
        <SectionOpening number={number} label={t('example.label')} />
        <div className={styles.words}>
          <h2 id="example" className="type-2">
            {t('example.statement')}
          </h2>
          <dl className={styles.way}>
            {innovationSteps.map(({ id }) => (
              <div key={id}>
                <dt>{t(`steps.${id}.title`)}</dt>
                <dd>{t(`example.${id}`)}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to="caseWedere">{t('example.link')}</ArrowLink>
        </div>
      </div>
      <div className={styles.picture}>
        <Picture
          name="wedere-detail"
          alt={t('example.picture')}
          sizes="(width < 900px) 130vw, (width < 1800px) 70vw, 1300px"
        />
      </div>
    </section>
  );
}
