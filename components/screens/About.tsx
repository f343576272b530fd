import { useTranslation } from 'next-i18next/pages';
import { AdvisoryBoard } from '@/components/sections/about/AdvisoryBoard';
import { Hero } from '@/components/sections/about/Hero';
import { Leadership } from '@/components/sections/about/Leadership';
import { Story } from '@/components/sections/about/Story';
import { Vision } from '@/components/sections/about/Vision';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Testimonials } from '@/components/sections/Testimonials';
import { Values } from '@/components/sections/Values';

/** About us (docs/specification.md, "16. About us"). */
export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <Hero />
      <Story />
      <Vision />
      <Values of="about" />
      <Leadership />
      <AdvisoryBoard />
      <Testimonials label={t('testimonials.label')} order="about" />
      <ClosingCall of="about" title={t('closing')} />
    </>
  );
}
