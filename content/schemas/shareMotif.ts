import type { CustomTypeOptions } from 'i18next';
import type { Locale } from '../locales';

/** Size of the pictures that stand for a page where its address is shared, in pixels: 1.91 to 1, as networks show it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The files of such a picture. */
export interface SharedImage {
  /** Files of `public/`: one picture, two on one another, or four in two rows. */
  readonly files: readonly string[];
  /** Width of the picture, or of one of the four, when its height is 1. */
  readonly aspect: number;
  /** Whether its left and lower edges fade, as it lies on the same ground as the words. */
  readonly fades?: true;
}

/** What such a picture shows. */
export interface ShareMotif {
  /** `sheet`: a whole picture above the title. `column`: an upright one beside it. `panorama`: the title in its sky. */
  readonly layout: 'sheet' | 'column' | 'panorama';
  /** Nothing for the newest articles' pictures. */
  readonly image?: SharedImage | ((locale: Locale) => SharedImage);
  /** How far a panorama is moved down, so that the title has sky enough; in pixels. */
  readonly lowered?: number;
  /** Colour of the sky above it. */
  readonly sky?: string;
  /** Whether the home page's route climbs the mountain. */
  readonly route?: true;
  /** What the trail sign says: `share:labels.<label>` or, as in the navigation, `common:nav.<label>`. */
  readonly label: ShareLabel;
  /** Says for the alternative text what the picture shows: `share:shows.<name>`. */
  readonly shows: ShareSubject | ((locale: Locale) => ShareSubject);
}

type Catalogues = CustomTypeOptions['resources'];
type ShareLabel = keyof Catalogues['common']['nav'] | keyof Catalogues['share']['labels'];
type ShareSubject = keyof Catalogues['share']['shows'];
