import type { ReactNode } from 'react';
import styles from './Carousel.module.css';

/** Accessible names of the arrows. */
export interface ControlLabels {
  previous: string;
  next: string;
}

interface Props {
  /** Such as "1 of 4". */
  position: string;
  /** The subject of the current slide, for screen readers. */
  name: string;
  labels: ControlLabels;
  onStep: (step: 1 | -1) => void;
  /** Further buttons, one for each slide. */
  children?: ReactNode;
}

/** The position, and an arrow in each direction. */
export function CarouselControls({ position, name, labels, onStep, children }: Props) {
  return (
    <div className={styles.controls}>
      {children}
      <p role="status" className={styles.position}>
        {/* One element per text: React finds it again after a browser has translated it. */}
        <span>{position}</span>
        <span className="visually-hidden">{`: ${name}`}</span>
      </p>
      <div className={styles.arrows}>
        <button type="button" aria-label={labels.previous} onClick={() => onStep(-1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M21 12H4M11 5l-7 7 7 7" />
          </svg>
        </button>
        <button type="button" aria-label={labels.next} onClick={() => onStep(1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 12h17M13 5l7 7-7 7" />
          </svg>
        </button>
      </div>
    </div>
  );
}
