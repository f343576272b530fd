import { useTranslation } from 'next-i18next/pages';
import { CaseStudy } from '@/components/sections/caseStudy/CaseStudy';
import { Change } from '@/components/sections/caseStudy/Change';
import { Constraints } from '@/components/sections/caseStudy/Constraints';
import { Done } from '@/components/sections/caseStudy/Done';
import { Prices } from '@/components/sections/caseStudy/Prices';
import { Story } from '@/components/sections/caseStudy/Story';

/** Case study: mobility (specification 10.2). Told from the price of one trip. */
export default function CaseLea() {
  const { t } = useTranslation('caseLea');
  const { picture: alt, caption, ...done } = t('done', { returnObjects: true });
  return (
    <CaseStudy id="caseLea" opening={t('opening', { returnObjects: true })}>
      <Story id="problem" words={t('problem', { returnObjects: true })} />
      <Prices words={t('prices', { returnObjects: true })} />
      <Constraints words={t('constraints', { returnObjects: true })} />
      <Done words={done} picture={{ name: 'lea-detail', alt, caption }} />
      <Change of="caseLea" words={t('change', { returnObjects: true })} />
    </CaseStudy>
  );
}
