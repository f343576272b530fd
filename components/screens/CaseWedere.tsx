import { useTranslation } from 'next-i18next/pages';
import { CaseStudy } from '@/components/sections/caseStudy/CaseStudy';
import { Change } from '@/components/sections/caseStudy/Change';
import { Constraints } from '@/components/sections/caseStudy/Constraints';
import { Done } from '@/components/sections/caseStudy/Done';
import { Morning } from '@/components/sections/caseStudy/Morning';
import { PicturePair } from '@/components/sections/caseStudy/PicturePair';
import { Story } from '@/components/sections/caseStudy/Story';
import { Quote } from '@/components/ui/Quote';
import { Section } from '@/components/ui/Section';

/** Case study: school transport (specification 10.2). Told along one school morning. */
export default function CaseWedere() {
  const { t } = useTranslation('caseWedere');
  return (
    <CaseStudy id="caseWedere" opening={t('opening', { returnObjects: true })}>
      <Story id="problem" words={t('problem', { returnObjects: true })} />
      <Constraints words={t('constraints', { returnObjects: true })} />
      <Morning words={t('timetable', { returnObjects: true })} />
      <Done words={t('done', { returnObjects: true })} />
      <PicturePair
        left={{ name: 'wedere-phone', alt: t('pair.phone') }}
        right={{ name: 'wedere-detail', alt: t('pair.map') }}
        caption={t('pair.caption')}
      />
      <Change of="caseWedere" words={t('change', { returnObjects: true })} />
      <Section id="voice" label={t('voice.label')} title={t('voice.title')}>
        <Quote id="vjosa" />
      </Section>
    </CaseStudy>
  );
}
