import { useTranslation } from 'next-i18next/pages';
import { Carousel } from '@/components/ui/Carousel';
import { Portrait } from '@/components/ui/Portrait';
import { Section } from '@/components/ui/Section';
import { executives } from '@/content/people';
import { Executive } from './Executive';

/** The four executives, one at a time, on an ice band. */
export function Leadership() {
  const { t } = useTranslation('about');
  const slides = executives.map((person) => ({
    id: person.id,
    name: person.name,
    content: <Executive {...person} />,
    picture: <Portrait id={person.id} sizes="(width < 900px) 22vw, 7.5rem" />,
  }));
  return (
    <Section label={t('leadership.label')} statement={t('leadership.title')} id="leadership" tone="ice">
      <Carousel label={t('leadership.carousel')} slides={slides} />
    </Section>
  );
}
