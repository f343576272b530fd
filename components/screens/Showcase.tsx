import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { ClientLogos } from '@/components/sections/ClientLogos';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Apply } from '@/components/sections/programme/Apply';
import { ShowcaseControls } from '@/components/sections/showcase/ShowcaseControls';
import { ShowcaseDisclosures } from '@/components/sections/showcase/ShowcaseDisclosures';
import { ShowcaseFields } from '@/components/sections/showcase/ShowcaseFields';
import { ShowcaseLayout } from '@/components/sections/showcase/ShowcaseLayout';
import { ShowcaseTokens } from '@/components/sections/showcase/ShowcaseTokens';
import { ShowcaseType } from '@/components/sections/showcase/ShowcaseType';
import { Testimonials } from '@/components/sections/Testimonials';
import { PageHeader } from '@/components/ui/PageHeader';
import { applicationPositions } from '@/content/programmes';

/** Every primitive in every state, for development, screenshots and scans. Built, never deployed. */
export default function Showcase() {
  const { t } = useTranslation(['showcase', 'home', 'common']);
  return (
    <>
      <Head>
        <title>{t('title')}</title>
      </Head>
      <PageHeader title={t('title')} lead={t('home:hero.lead')} />
      <ShowcaseControls />
      <ShowcaseFields />
      {/* No page shows it (specification 13.19). */}
      <Apply position={applicationPositions.programmeSecurity} hidden={false} />
      <ShowcaseDisclosures />
      <ShowcaseType />
      <ShowcaseTokens />
      <ShowcaseLayout />
      <ClientLogos label={t('home:clients.label')} title={t('home:clients.title')} />
      <Testimonials label={t('home:testimonials.label')} order="ourWork" />
      <ClosingCall of="ourWork" title={t('common:closing.title')} />
      <ClosingCall of="services" title={t('type.two')} tone="spruce" id="closing-spruce" />
    </>
  );
}
