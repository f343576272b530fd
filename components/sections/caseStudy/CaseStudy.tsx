import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ArrowLink } from '@/components/ui/TextLink';
import { type CaseId, caseStudies } from '@/content/caseStudies';
import { CaseOpening, type OpeningWords } from './CaseOpening';
import { NextCase } from './NextCase';
import styles from './Section.module.css';

interface Props {
  id: CaseId;
  opening: OpeningWords;
  /** The story: problem, constraints, what was done, what changed. */
  children: ReactNode;
}

/** What every case study has around its story: opening with facts, its earlier version, the way on, the call to collaborate. */
export function CaseStudy({ id, opening, children }: Props) {
  const { t } = useTranslation('caseStudies');
  return (
    <>
      <CaseOpening id={id} words={opening} />
      {children}
      <div className="container grid screen-only">
        <p className={styles.earlier}>
          <ArrowLink to={`${id}Old`}>{t('earlier.link')}</ArrowLink>
        </p>
      </div>
      <NextCase after={id} />
      <ClosingCall of={id} panorama={caseStudies[id].panorama} title={t('closing')} />
    </>
  );
}
