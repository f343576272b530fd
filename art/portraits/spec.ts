import type { HairStyle } from './hair';
import type { ClothColour, Ground, HairColour, SkinTone } from './palette';
import type { FaceShape } from './solid';
import type { Pose } from './view';

interface Eyes {
  /** Half the distance between the pupils. */
  gap: number;
  size: number;
  /** How open the eye is; 1 is attentive, 0.75 is narrow. */
  open: number;
  /** Outer corner up (positive) or down. */
  tilt: number;
  /** Weight of the upper lash line. */
  lash: number;
  /** Where the eyes look: across (positive where the face looks, in half widths of an eye) and down; else at the viewer. */
  gaze?: readonly [across: number, down: number];
}

interface Brows {
  thick: number;
  arch: number;
  /** Inner end lower (positive) gives a firm look, higher a gentle one. */
  angle: number;
}

/** Level, relaxed brows, from which people differ. */
export const calmBrows: Brows = { thick: 5, arch: 4, angle: -1.5 };

interface Nose {
  length: number;
  width: number;
  /** How far the tip stands out. */
  depth: number;
  /** A bump on the ridge (positive) or a hollow (negative). */
  bridge: number;
  /** Tip turned up (positive) or down. */
  tip: number;
}

interface Mouth {
  width: number;
  upper: number;
  lower: number;
  smile: number;
  y: number;
  /** Height of a band of teeth. */
  open?: number;
  /** How much higher the far corner is than the middle, the near one as much lower. */
  skew?: number;
  /** Lips darker than skin: 0 as the skin, 1 darkest. */
  lips?: number;
}

type Beard = 'short' | 'full' | 'moustache';
export type Glasses = 'round' | 'square' | 'browline' | 'wire' | 'cateye';
type Earrings = 'stud' | 'hoop' | 'drop';
export type Garment =
  | 'shirt'
  | 'suit'
  | 'tie'
  | 'crew'
  | 'roll'
  | 'hoodie'
  | 'blazer'
  | 'overall'
  | 'vneck'
  | 'blouse'
  | 'labcoat'
  | 'cardigan';

interface Hair {
  style: HairStyle;
  colour: HairColour;
  beard?: Beard;
  /** Colours of brows and beard where they differ. */
  brows?: HairColour;
  beardColour?: HairColour;
}

interface Wear {
  garment: Garment;
  cloth: ClothColour;
  /** Shirt under a suit, T-shirt under a blazer, headscarf colour. */
  under?: ClothColour;
  glasses?: Glasses;
  earrings?: Earrings;
}

export interface PortraitSpec {
  ground: Ground;
  skin: SkinTone;
  /** Age in years drives lines, lids and cheeks. */
  age: number;
  pose: Pose;
  face: FaceShape;
  eyes: Eyes;
  brows: Partial<Brows>;
  nose: Nose;
  mouth: Mouth;
  hair: Hair;
  /** Half widths of the neck in head units, and of the shoulders as a factor around 1. */
  build: { neck: number; shoulders: number };
  wear: Wear;
}
