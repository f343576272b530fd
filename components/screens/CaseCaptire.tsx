import { useTranslation } from 'next-i18next/pages';
import { CaseStudy } from '@/components/sections/caseStudy/CaseStudy';
import { Change } from '@/components/sections/caseStudy/Change';
import { Constraints } from '@/components/sections/caseStudy/Constraints';
import { Done } from '@/components/sections/caseStudy/Done';
import { Story } from '@/components/sections/caseStudy/Story';
import { Year } from '@/components/sections/caseStudy/Year';

/** Case study: an ERP for tyre shops (specification 10.2). Told along the year of a workshop. */
export default function CaseCaptire() {
  const { t } = useTranslation('caseCaptire');
  const { picture: alt, caption, ...done } = t('done', { returnObjects: true });
  return (
    <CaseStudy id="caseCaptire" opening={t('opening', { returnObjects: true })}>
      <Year words={t('year', { returnObjects: true })} />
      <Story id="problem" words={t('problem', { returnObjects: true })} />
      <Constraints words={t('constraints', { returnObjects: true })} onIce />
      <Done words={done} picture={{ name: 'captire-detail', alt, caption }} />
      <Change of="caseCaptire" words={t('change', { returnObjects: true })} />
    </CaseStudy>
  );
}
