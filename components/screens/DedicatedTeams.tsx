import { useTranslation } from 'next-i18next/pages';
import { Certifications } from '@/components/sections/Certifications';
import { ClientLogos } from '@/components/sections/ClientLogos';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Benefits } from '@/components/sections/dedicatedTeams/Benefits';
import { Hero } from '@/components/sections/dedicatedTeams/Hero';
import { Leadership } from '@/components/sections/dedicatedTeams/Leadership';
import { ShortMessage } from '@/components/sections/dedicatedTeams/ShortMessage';
import { Skills } from '@/components/sections/dedicatedTeams/Skills';
import { Steps } from '@/components/sections/dedicatedTeams/Steps';
import { Stories } from '@/components/sections/dedicatedTeams/Stories';
import { Terms } from '@/components/sections/dedicatedTeams/Terms';
import { Tools } from '@/components/sections/dedicatedTeams/Tools';
import { Testimonials } from '@/components/sections/Testimonials';

/** Dedicated teams (docs/specification.md, "18. Dedicated teams"). */
export default function DedicatedTeams() {
  const { t } = useTranslation('dedicatedTeams');
  return (
    <>
      <Hero />
      <ClientLogos label={t('clients.label')} title={t('clients.title')} low />
      <Benefits />
      <Steps />
      <Skills />
      <Certifications words={t('certifications', { returnObjects: true })} small>
        <Terms />
      </Certifications>
      <Tools />
      <Testimonials label={t('testimonials.label')} order="dedicatedTeams" />
      <Stories />
      <Leadership />
      <ShortMessage />
      <ClosingCall of="dedicatedTeams" title={t('closing')} />
    </>
  );
}
