import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';

interface Slide {
  id: string;
  /** What the slide is about, announced when it comes up. */
  name: string;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the whole. */
  label: string;
  slides: readonly Slide[];
}

/**
 * Shows one slide at a time; the arrows wrap around at both ends and nothing
 * moves by itself. Every slide is in the HTML: without a script, and in print,
 * they stand one below the other.
 *
 * Follows the carousel pattern of the WAI-ARIA Authoring Practices.
 */
export function Carousel({ label, slides }: Props) {
  const { t } = useTranslation('common');
  const [current, setCurrent] = useState(0);
  const count = slides.length;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; the pattern asks for a group
    <div
      role="group"
      aria-roledescription={t('carousel.description')}
      aria-label={label}
      className={styles.carousel}
    >
      <div className={styles.slides}>
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={id}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { current: index + 1, total: count })}
            className={styles.slide}
            data-current={index === current || undefined}
          >
            {content}
          </div>
        ))}
      </div>
      <CarouselControls
        position={t('carousel.position', { current: current + 1, total: count })}
        name={slides[current]?.name ?? ''}
        onStep={(step) => setCurrent((shown) => (shown + step + count) % count)}
      />
    </div>
  );
}
