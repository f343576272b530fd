import { useTranslation } from 'next-i18next/pages';
import { ClientLogos } from '@/components/sections/ClientLogos';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Opening } from '@/components/sections/ourWork/Opening';
import { Results } from '@/components/sections/ourWork/Results';
import { Testimonials } from '@/components/sections/Testimonials';

/** Our work (docs/specification.md, "9. Our work"). */
export default function OurWork() {
  const { t } = useTranslation('ourWork');
  return (
    <>
      <Opening />
      <Results />
      <ClientLogos label={t('clients.label')} title={t('clients.title')} onIce />
      <Testimonials label={t('testimonials.label')} order="ourWork" />
      <ClosingCall of="ourWork" title={t('closing')} />
    </>
  );
}
