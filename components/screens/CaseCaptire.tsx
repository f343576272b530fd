import { useTranslation } from 'next-i18next/pages';
import { CaseStudy } from '@/components/sections/caseStudy/CaseStudy';
import { Change } from '@/components/sections/caseStudy/Change';
import { Constraints } from '@/components/sections/caseStudy/Constraints';
import { Done } from '@/components/sections/caseStudy/Done';
import { Telling } from '@/components/sections/caseStudy/Telling';
import { Year } from '@/components/sections/caseStudy/Year';

/** Case study: an ERP for tyre shops (specification 10.2). Told along the year of a workshop. */
export default function CaseCaptire() {
  const { t } = useTranslation('caseCaptire');
  const { picture: alt, caption, ...done } = t('done', { returnObjects: true });
  return (
    <CaseStudy id="caseCaptire" opening={t('opening', { returnObjects: true })} sections={5}>
      <Year number={1} words={t('year', { returnObjects: true })} />
      <Telling number={2} id="problem" words={t('problem', { returnObjects: true })} />
      <Constraints number={3} words={t('constraints', { returnObjects: true })} />
      <Done number={4} words={done} picture={{ name: 'captire-detail', alt, caption }} />
      <Change number={5} words={t('change', { returnObjects: true })} />
    </CaseStudy>
  );
}
