import { useTranslation } from 'next-i18next/pages';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import { type CaseId, caseAfter, caseStudies } from '@/content/caseStudies';
import styles from './Section.module.css';

interface Props {
  /** The case study that the reader has just read. */
  after: CaseId;
}

/** Leads to the case study that follows, and back to how this one was told before. */
export function NextCase({ after }: Props) {
  const { t } = useTranslation('caseStudies');
  const next = caseAfter(after);
  return (
    <Section id="next" label={t('next')} className={styles.leadsOn}>
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
    </Section>
  );
}
