import { type CaseId, caseStudies } from '@/content/caseStudies';
import type { PictureName } from '@/content/pictures';
import { useLocale } from '@/lib/i18n/useLocale';
import { href } from '@/lib/routing/href';
import { viewTransitionName } from '@/lib/viewTransitionNames';
import styles from './CaseTeaser.module.css';
import { HoverPicture, HoverTitle } from './HoverCard';
import { KeepWords } from './KeepWords';
import { LocalizedLink } from './LocalizedLink';
import { Picture } from './Picture';
import { CardAction } from './TextLink';

interface Props {
  to: CaseId;
  /** A version arranged for phones, as the case study's cover has; without it the product's other screen shows. */
  picture?: PictureName;
  /** The picture's alternative text, the title, the client's industry, and a text. */
  words: { picture: string; title: string; kind: string; text: string };
  /** The link's text; none where the title is enough. */
  action?: string;
  /** Puts the picture on the right instead of the left. */
  flipped?: boolean;
}

/** A picture on eight columns, text on four; all of it is one link to the case study. */
export function CaseTeaser({ to, picture, words, action, flipped }: Props) {
  const className = `grid tablet ${styles.teaser} ${flipped ? styles.flipped : ''}`;
  const { other, cover, coverLayout } = caseStudies[to];
  const path = href(to, useLocale());
  return (
    <LocalizedLink to={to} className={className}>
      <HoverPicture
        className={`${styles.picture} ${styles[picture ? coverLayout : 'other']}`}
        data-transition={viewTransitionName('picture', path)}
      >
        <Picture
          name={picture ?? other}
          phone={picture ? cover : true}
          alt={words.picture}
          sizes="(width < 37.5em) 88vw, (width < 1800px) 62vw, min(59vw, 1344px)"
        />
      </HoverPicture>
      <div className={styles.words}>
        <h3 className="type-block" data-transition={viewTransitionName('title', path)}>
          <HoverTitle>
            <KeepWords text={words.title} />
          </HoverTitle>
        </h3>
        <p className={styles.kind}>{words.kind}</p>
        <p className={styles.text}>{words.text}</p>
        {action && (
          <p className={styles.more}>
            <CardAction>{action}</CardAction>
          </p>
        )}
      </div>
    </LocalizedLink>
  );
}
