import type { ProgrammeId } from '@/content/programmes';
import styles from './ProgrammeMap.module.css';

interface Props {
  id: ProgrammeId;
  alt: string;
  className?: string | undefined;
  /** Below the first screen. */
  lazy?: boolean;
}

/** Maps whose trail starts on the right; all others start on the left. */
const startRight: readonly ProgrammeId[] = ['programmeMarketing'];

/** The map of one programme, cropped on the side without a trail when its box is narrower. */
export function ProgrammeMap({ id, alt, className = '', lazy }: Props) {
  return (
    <img
      className={`${styles.map} ${className}`}
      data-start={startRight.includes(id) ? 'right' : 'left'}
      src={`/images/programmes/${id}.svg`}
      alt={alt}
      width={900}
      height={720}
      loading={lazy ? 'lazy' : undefined}
    />
  );
}
