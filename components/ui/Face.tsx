import styles from './Face.module.css';

interface Props {
  /** Id of a portrait under `public/images/people/`. */
  id: string;
  /** Empty where the person is named beside it. */
  alt?: string;
  /** In the viewport when the page opens, so it is not left for later. */
  inView?: boolean;
}

/** A drawn portrait, five wide and six high. */
export function Face({ id, alt = '', inView }: Props) {
  return (
    <img
      className={styles.face}
      src={`/images/people/${id}.svg`}
      alt={alt}
      width={400}
      height={480}
      loading={inView ? undefined : 'lazy'}
    />
  );
}
