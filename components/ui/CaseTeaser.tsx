import type { PictureName } from '@/content/pictures';
import type { RouteId } from '@/content/routes';
import styles from './CaseTeaser.module.css';
import { LocalizedLink } from './LocalizedLink';
import { Picture } from './Picture';

interface Props {
  to: RouteId;
  picture: PictureName;
  /** What the picture shows. */
  alt: string;
  title: string;
  /** Branch of the client. */
  kind: string;
  text: string;
  /** What the link does, in words of its own; none where the title says enough. */
  action?: string;
  /** The picture stands on the right instead of the left. */
  flipped?: boolean;
  /** Seen at once, so its picture is fetched before others. */
  first?: boolean;
}

/** A picture on eight columns, words on four; the whole of it is one link to the case study. */
export function CaseTeaser({ to, picture, alt, title, kind, text, action, flipped, first }: Props) {
  const className = flipped ? `${styles.teaser} ${styles.flipped}` : styles.teaser;
  return (
    <LocalizedLink to={to} className={className}>
      <div className={styles.picture}>
        <Picture
          name={picture}
          alt={alt}
          sizes="(width < 900px) 88vw, (width < 1800px) 62vw, 1120px"
          priority={first}
        />
      </div>
      <div className={styles.words}>
        <h3 className="type-block">
          <span>{title}</span>
        </h3>
        <p className={styles.kind}>{kind}</p>
        <p className={styles.text}>{text}</p>
        {action && <p className={styles.action}>{action}</p>}
      </div>
    </LocalizedLink>
  );
}
