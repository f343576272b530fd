import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { island } from '@/lib/islands/island';
import { Slides } from './Slides';

const SlidesIsland = island('carousel', Slides);

interface Slide {
  id: string;
  /** The slide's subject, announced when it is shown. */
  name: string;
  content: ReactNode;
  /** A thumbnail that links to it; all slides have one, or none. */
  picture?: ReactNode;
}

interface Props {
  /** Accessible name of the whole. */
  label: string;
  slides: readonly Slide[];
}

/**
 * Shows one slide at a time; the arrows wrap around at both ends and nothing moves by itself. Every slide is in the HTML:
 * without a script, and in print, they are one below the other.
 * Follows the carousel pattern of the WAI-ARIA Authoring Practices.
 */
export function Carousel({ label, slides }: Props) {
  const { t } = useTranslation('common');
  const total = slides.length;
  const pictures = slides.flatMap(({ picture }) => picture ?? []);
  return (
    <SlidesIsland
      label={label}
      labels={{
        carousel: t('carousel.description'),
        slide: t('carousel.slide'),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
      }}
      slides={slides.map(({ id, name }, index) => ({
        id,
        name,
        position: t('carousel.position', { current: index + 1, total }),
      }))}
      pictured={pictures.length > 0 || undefined}
      slots={[...slides.map(({ content }) => content), ...pictures]}
    />
  );
}
