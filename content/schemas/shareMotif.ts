import type { CustomTypeOptions } from 'i18next';
import type { Locale } from '../locales';

/** Size of share pictures, in pixels: 1.91 to 1, as social networks show them. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The files of a share picture. */
export interface SharedImage {
  /** Files of `public/`: one picture, two layers, or four in two rows. */
  readonly files: readonly string[];
  /** Width of the picture, or of one of the four, for a height of 1. */
  readonly aspect: number;
  /** Whether its left and lower edges fade into the background. */
  readonly fades?: true;
}

export interface ShareMotif {
  /**
   * `sheet`: a whole picture above the title. `column`: an upright one next to it. `panorama`: the title in
   * its sky.
   */
  readonly layout: 'sheet' | 'column' | 'panorama';
  /** Undefined for the newest articles' pictures. */
  readonly image?: SharedImage | ((locale: Locale) => SharedImage);
  /** How far a panorama is moved down, to leave sky for the title; in pixels. */
  readonly lowered?: number;
  /** Colour of the sky above it. */
  readonly sky?: string;
  /** Whether the home page's route climbs the mountain. */
  readonly route?: true;
  /** Text of the trail marker: `share:labels.<label>` or, as in the navigation, `common:nav.<label>`. */
  readonly label: ShareLabel;
  /** Description for the alternative text: `share:shows.<name>`. */
  readonly shows: ShareSubject | ((locale: Locale) => ShareSubject);
}

type Catalogues = CustomTypeOptions['resources'];
type ShareLabel = keyof Catalogues['common']['nav'] | keyof Catalogues['share']['labels'];
type ShareSubject = keyof Catalogues['share']['shows'];
