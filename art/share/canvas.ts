import { shareSize } from '../../content/schemas/shareMotif';

export const canvas = shareSize;

/** Left and right of all words, in pixels. */
export const margin = 64;

/** A part of the picture, in pixels. It may reach beyond the picture's lower edge. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
