import { useEffect, useRef, useState } from 'react';
import styles from './Curriculum.module.css';

interface Props {
  /** The button's texts. */
  show: string;
  hide: string;
}

const curriculumOf = (button: Element | null) => button?.closest('[role=tabpanel]');

/** Opens or closes all disclosures of the curriculum at once, and stays in step when they are opened one by one. */
export function ShowAll({ show, hide }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [allOpen, setAllOpen] = useState(false);
  useEffect(() => {
    const element = curriculumOf(button.current);
    const note = () => setAllOpen(element?.querySelector('details:not([open])') === null);
    note(); // all of them may be open already
    element?.addEventListener('toggle', note, true); // it does not bubble
    return () => element?.removeEventListener('toggle', note, true);
  }, []);

  const toggleAll = () => {
    for (const disclosure of curriculumOf(button.current)?.querySelectorAll('details') ?? [])
      disclosure.open = !allOpen;
  };

  return (
    <button ref={button} type="button" className={`screen-only ${styles.all}`} onClick={toggleAll}>
      {allOpen ? hide : show}
    </button>
  );
}
