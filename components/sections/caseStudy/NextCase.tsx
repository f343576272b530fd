import { useTranslation } from 'next-i18next/pages';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { SectionOpening } from '@/components/ui/SectionOpening';
import { ArrowLink } from '@/components/ui/TextLink';
import { type CaseId, caseAfter, caseStudies } from '@/content/caseStudies';
import styles from './Section.module.css';

interface Props {
  number: number;
  /** The case study that the reader has just read. */
  after: CaseId;
}

/** Leads to the case study that follows, and back to how this one was told before. */
export function NextCase({ number, after }: Props) {
  const { t } = useTranslation('caseStudies');
  const next = caseAfter(after);
  return (
    <section className={`container ${styles.section} ${styles.leadsOn}`} aria-labelledby="next">
      <SectionOpening number={number} label={t('next')} />
      <h2 id="next" className="visually-hidden">
        {t('next')}
      </h2>
      <CaseTeaser
        to={next}
        picture={caseStudies[next].teaser}
        alt={t(`teasers.${next}.picture`)}
        title={t(`teasers.${next}.title`)}
        kind={t(`teasers.${next}.kind`)}
        text={t(`teasers.${next}.text`)}
        action={t('view')}
        flipped
      />
      <p className={styles.earlier}>
        <ArrowLink to={`${after}Old`}>{t('earlier.link')}</ArrowLink>
      </p>
    </section>
  );
}
