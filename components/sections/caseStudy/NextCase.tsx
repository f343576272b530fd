import { useTranslation } from 'next-i18next/pages';
import { CaseTeaser } from '@/components/ui/CaseTeaser';
import { Section } from '@/components/ui/Section';
import { type CaseId, caseAfter } from '@/content/caseStudies';

interface Props {
  /** The case study that the reader has just read. */
  after: CaseId;
}

/** Leads to the case study that follows. */
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
    </Section>
  );
}
