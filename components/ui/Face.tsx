import styles from './Face.module.css';

interface Props {
  /** Id of a portrait under `public/images/people/`. */
  id: string;
  /** In the viewport when the page opens, so it is not left for later. */
  inView?: boolean;
}

/** A drawn portrait, five wide and six high; the person is named beside it. */
export function Face({ id, inView }: Props) {
  return (
    <img
      className={styles.face}
      src={`/images/people/${id}.svg`}
      alt=""
      width={400}
      height={480}
      loading={inView ? undefined : 'lazy'}
    />
  );
}
