import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { type CaseId, caseAfter } from '@/content/caseStudies';
import { CaseOpening, type OpeningWords } from './CaseOpening';
import { NextCase } from './NextCase';

interface Props {
  id: CaseId;
  opening: OpeningWords;
  /** The story: problem, constraints, what was done, what changed. */
  children: ReactNode;
}

/** The frame of every case study: opening with facts, the link to the next one, the call to collaborate. */
export function CaseStudy({ id, opening, children }: Props) {
  const { t } = useTranslation('caseStudies');
  return (
    <>
      <CaseOpening id={id} words={opening} />
      {children}
      <NextCase after={id} />
      <ClosingCall of={id} title={t('closing')} tone={caseAfter(id) === 'caseLea' ? 'spruce' : 'yellow'} />
    </>
  );
}
