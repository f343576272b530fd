import { useTranslation } from 'next-i18next/pages';
import { Ages } from '@/components/sections/caseStudy/Ages';
import { CaseStudy } from '@/components/sections/caseStudy/CaseStudy';
import { Change } from '@/components/sections/caseStudy/Change';
import { Constraints } from '@/components/sections/caseStudy/Constraints';
import { Done } from '@/components/sections/caseStudy/Done';
import { Story } from '@/components/sections/caseStudy/Story';
import { WidePicture } from '@/components/sections/caseStudy/WidePicture';

/** Case study: a sales portal and its apps (specification 10.2). Told by the age of a number. */
export default function CaseSalesInfo() {
  const { t } = useTranslation('caseSalesInfo');
  return (
    <CaseStudy id="caseSalesInfo" opening={t('opening', { returnObjects: true })}>
      <Story id="problem" words={t('problem', { returnObjects: true })} />
      <Constraints words={t('constraints', { returnObjects: true })} />
      <WidePicture name="sales-wide" alt={t('portal.picture')} caption={t('portal.caption')} />
      <Done words={t('done', { returnObjects: true })} />
      <Ages words={t('ages', { returnObjects: true })} />
      <Change of="caseSalesInfo" words={t('change', { returnObjects: true })} />
    </CaseStudy>
  );
}
