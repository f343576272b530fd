import { type ReactNode, useState } from 'react';
import { slot } from '@/lib/islands/slot';
import styles from './Carousel.module.css';
import { CarouselControls, type ControlLabels } from './CarouselControls';

interface Slide {
  id: string;
  /** The slide's subject, announced when it is shown. */
  name: string;
  /** Such as "1 of 4". */
  position: string;
}

interface Props {
  /** Accessible name of the whole. */
  label: string;
  labels: ControlLabels & { carousel: string; slide: string };
  slides: readonly Slide[];
  /** Each slide has a thumbnail, too, which shows it. */
  pictured?: boolean;
  /** The contents of the slides, then their thumbnails, if there are any. */
  slots?: readonly ReactNode[];
}

/** The carousel in the browser: the current slide, and the arrows. */
export function Slides({ label, labels, slides, pictured, slots }: Props) {
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const shown = slides[current];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; the pattern asks for a group
    <div role="group" aria-roledescription={labels.carousel} aria-label={label} className={styles.carousel}>
      <div className={styles.slides}>
        {slides.map(({ id, position }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={position}
            className={styles.slide}
            data-current={index === current || undefined}
            {...slot(slots?.[index])}
          />
        ))}
      </div>
      <CarouselControls
        position={shown?.position ?? ''}
        name={shown?.name ?? ''}
        labels={labels}
        onStep={(step) => setCurrent((before) => (before + step + count) % count)}
      >
        {pictured &&
          slides.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              className={styles.picture}
              aria-label={name}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
              {...slot(slots?.[count + index])}
            />
          ))}
      </CarouselControls>
    </div>
  );
}
