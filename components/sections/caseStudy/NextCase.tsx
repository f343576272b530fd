import { useTranslation } from 'next-i18next/pages';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { Section } from '@/components/ui/Section';
import { ArrowLink } from '@/components/ui/TextLink';
import { type CaseId, caseAfter } from '@/content/caseStudies';
import styles from './Section.module.css';

interface Props {
  /** The case study that the reader has just read. */
  after: CaseId;
}

/** Links to the next case study, and to an earlier version of this one. */
export function NextCase({ after }: Props) {
  const { t } = useTranslation('caseStudies');
  const next = caseAfter(after);
  return (
    <Section id="next" label={t('next.label')} statement={t('next.title')} className="screen-only">
      <CaseTeaser
        to={next}
        words={t(`teasers.${next}`, { returnObjects: true })}
        action={t('view')}
        flipped
      />
      <p className={`small ${styles.earlier}`}>
        <ArrowLink to={`${after}Old`}>{t('earlier.link')}</ArrowLink>
      </p>
    </Section>
  );
}
