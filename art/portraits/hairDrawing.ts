/** The pieces of a head of hair, as path data. */
export interface HairDrawing {
  /** Behind neck and shoulders. */
  back?: string[];
  /** The curtain on the far side of a turned head, behind the face. */
  far?: string[];
  /** Over forehead and temples. */
  cap: string[];
  /** Strands in the light. */
  strands?: string[];
  /** Partings and folds in the dark tone. */
  partings?: string[];
  /** Whether the ears are free. */
  ears: boolean;
  /** Whether the bare skull shows. */
  skull?: boolean;
}
