import { useTranslation } from 'next-i18next/pages';
import { ClientLogos } from '@/components/sections/ClientLogos';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { CaseTeasers } from '@/components/sections/ourWork/CaseTeasers';
import { Testimonials } from '@/components/sections/Testimonials';
import { PageTitle } from '@/components/ui/PageTitle';

/** Our work (docs/specification.md, «9. Our work»). */
export default function OurWork() {
  const { t } = useTranslation('ourWork');
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <CaseTeasers />
      <ClientLogos label={t('clients.label')} title={t('clients.title')} onIce />
      <Testimonials label={t('testimonials.label')} order="ourWork" />
      <ClosingCall panorama="closing-d" title={t('closing')} />
    </>
  );
}
