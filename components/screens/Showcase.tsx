import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { ClientLogos } from '@/components/sections/ClientLogos';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Apply } from '@/components/sections/programme/Apply';
import { ShowcaseBands } from '@/components/sections/showcase/ShowcaseBands';
import { ShowcaseControls } from '@/components/sections/showcase/ShowcaseControls';
import { ShowcaseDisclosures } from '@/components/sections/showcase/ShowcaseDisclosures';
import { ShowcaseFields } from '@/components/sections/showcase/ShowcaseFields';
import { ShowcaseLayout } from '@/components/sections/showcase/ShowcaseLayout';
import { ShowcaseOpening } from '@/components/sections/showcase/ShowcaseOpening';
import { ShowcasePictures } from '@/components/sections/showcase/ShowcasePictures';
import { ShowcaseTexts } from '@/components/sections/showcase/ShowcaseTexts';
import { ShowcaseThemes } from '@/components/sections/showcase/ShowcaseThemes';
import { ShowcaseTokens } from '@/components/sections/showcase/ShowcaseTokens';
import { ShowcaseType } from '@/components/sections/showcase/ShowcaseType';
import { applicationPositions } from '@/content/programmes';
import type { Tokens } from '@/lib/designTokens.mjs';

/** The design system on one page, for development, screenshots and scans. Built, never deployed. */
export default function Showcase({ tokens }: { tokens: Tokens }) {
  const { t } = useTranslation(['showcase', 'home', 'common']);
  return (
    <>
      <Head>
        <title>{t('title')}</title>
      </Head>
      <ShowcaseOpening />
      <ShowcaseTokens {...tokens} />
      <ShowcaseType />
      <ShowcaseLayout />
      <ShowcaseControls />
      <ShowcaseTexts />
      <ShowcasePictures />
      <ShowcaseFields />
      {/* No page shows it (specification 13.19). */}
      <Apply position={applicationPositions.programmeSecurity} hidden={false} />
      <ShowcaseDisclosures />
      <ShowcaseThemes {...tokens} />
      <ShowcaseBands />
      <ClientLogos label={t('home:clients.label')} title={t('home:clients.title')} />
      <ClosingCall of="ourWork" title={t('common:closing.title')} />
      <ClosingCall of="services" title={t('home:teams.title')} tone="spruce" id="closing-spruce" />
    </>
  );
}
