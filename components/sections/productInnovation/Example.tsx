import { useTranslation } from 'next-i18next/pages';
import { Facts } from '@/components/ui/Facts';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import { innovationSteps } from '@/content/productInnovation';
import styles from './Example.module.css';

/** One product's path through the three steps, on a spruce band with its screen next to it. */
export function Example() {
  const { t } = useTranslation('productInnovation');
  return (
    <Section id="example" label={t('example.label')} className={`inverse ${styles.band}`}>
      <div className={styles.words}>
        <h2 id="example" className="type-2">
          {t('example.statement')}
        </h2>
        <Facts
          look="spruce"
          facts={innovationSteps.map(({ id }) => ({
            name: t(`steps.${id}.title`),
            value: t(`example.${id}`),
          }))}
          className={styles.steps}
        />
        <ArrowLink to="caseLea">{t('example.link')}</ArrowLink>
      </div>
      <div className={styles.picture}>
        <Picture
          name="lea-bill"
          alt={t('example.picture')}
          sizes="(width < 600px) 130vw, (width < 1250px) 100vw, 75vw"
        />
      </div>
    </Section>
  );
}
