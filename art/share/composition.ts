import type { Box } from './canvas';

/** A file of `public/` in its place; what is wider or higher than its box is cut off evenly. */
export interface PlacedFile {
  readonly file: string;
  readonly box: Box;
  /** Whether its left and lower edges fade into the ground. */
  readonly fades?: boolean;
}

/** All that a share picture is made of. The same composition and files give the same picture. */
export interface Composition {
  /** What lies below everything: a part of the contour sheet, or a sky in one colour. */
  readonly ground:
    | { readonly contours: { readonly left: number; readonly top: number } }
    | { readonly sky: string };
  readonly files: readonly PlacedFile[];
  /** Body of an SVG of the canvas's size: words as outlines, sign, logo. */
  readonly marks: string;
}

/** What a page's share picture shows, and says. */
export interface ShareOrder {
  /**
   * `sheet`: a whole picture above the title. `column`: an upright one next to it. `panorama`: the title in
   * its sky.
   */
  readonly layout: 'sheet' | 'column' | 'panorama';
  /** Files of `public/`: one picture, two on one another, or four in two rows. */
  readonly files: readonly string[];
  /** Width of the picture, or of one of the four, when its height is 1. */
  readonly aspect: number;
  /** Whether the picture has the ground's colour and fades into it. */
  readonly fades?: boolean;
  /** How far a panorama lies below the lower edge, so that the title has sky enough; in pixels. */
  readonly lowered?: number;
  /** Colour of the sky above a lowered panorama. */
  readonly sky?: string;
  /** Whether the home page's route climbs the mountain. */
  readonly route?: boolean;
  readonly title: string;
  /** What the trail sign says. */
  readonly label: string;
  /** Names the page: each shows another part of the contour sheet. */
  readonly page: string;
}
