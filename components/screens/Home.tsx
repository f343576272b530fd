import { useTranslation } from 'next-i18next/pages';
import { Certifications } from '@/components/sections/Certifications';
import { ClientLogos } from '@/components/sections/ClientLogos';
import { Closing } from '@/components/sections/home/Closing';
import { Hero } from '@/components/sections/home/Hero';
import { ServicesTeaser } from '@/components/sections/home/ServicesTeaser';
import { Teams } from '@/components/sections/home/Teams';
import { Work } from '@/components/sections/home/Work';
import { Testimonials } from '@/components/sections/Testimonials';

/** Home (docs/specification.md, "6. Home"). */
export default function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <Hero />
      <Teams />
      <ClientLogos label={t('clients.label')} title={t('clients.title')} />
      <ServicesTeaser />
      <Certifications words={t('certifications', { returnObjects: true })} />
      <Work />
      <Testimonials label={t('testimonials.label')} order="home" />
      <Closing />
    </>
  );
}
