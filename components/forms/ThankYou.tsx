import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './Form.module.css';

/** Specification 25.2. */
const duration = 7000;

interface Props {
  /** How many times the form was sent: the text shows again each time. */
  sent: number;
  /** It receives the focus when the form was sent. */
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The thank-you, shown for seven seconds. Its element is there from the start, so that screen readers announce it. */
export function ThankYou({ sent, ref, children }: Props) {
  const [over, setOver] = useState(0);

  useEffect(() => {
    if (sent === 0) return undefined;
    const timer = setTimeout(() => setOver(sent), duration);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.thanks}>
      {sent > over && <p key={sent}>{children}</p>}
    </div>
  );
}
