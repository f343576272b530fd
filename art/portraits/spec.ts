import type { ClothColour, Ground, HairColour, SkinTone } from './palette';

/** Proportions of a skull and face. Widths are factors around 1, lengths are in head units (chin ≈ 118). */
export interface FaceShape {
  width: number;
  temple: number;
  cheek: number;
  jaw: number;
  chin: number;
  length: number;
}

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
}

export interface Brows {
  thick: number;
  arch: number;
  /** Inner end lower (positive) gives a firm look, higher a gentle one. */
  angle: number;
}

/** Level, relaxed brows; people differ from here. */
export const calm: Brows = { thick: 5, arch: 4, angle: -1.5 };

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
  /** Shows a band of teeth. */
  open?: boolean;
}

export type HairStyle =
  | 'crop'
  | 'parted'
  | 'swept'
  | 'quiff'
  | 'tousled'
  | 'curlyTop'
  | 'receding'
  | 'bald'
  | 'halo'
  | 'pixie'
  | 'bob'
  | 'lob'
  | 'long'
  | 'wavy'
  | 'greyWaves'
  | 'bun'
  | 'ponytail'
  | 'fringe'
  | 'curls'
  | 'headscarf';

type Beard = 'stubble' | 'short' | 'full' | 'moustache';
type Glasses = 'round' | 'square' | 'browline' | 'wire' | 'cateye';
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

/** How somebody sits for the picture. */
interface Pose {
  /** Degrees the head is turned: 0 is frontal, 30 three-quarter, 62 almost profile. */
  turn: number;
  /** The side of the picture the person looks towards. */
  facing: 'left' | 'right';
  /** The side of the picture the light comes from. */
  light: 'left' | 'right';
  /** `split` puts half the face in shadow, `plane` only the side of the head. */
  shadow: 'split' | 'plane';
}

interface Hair {
  style: HairStyle;
  colour: HairColour;
  /** Colours of brows and beard where they differ. */
  brows?: HairColour;
  beard?: HairColour;
}

interface Wear {
  garment: Garment;
  cloth: ClothColour;
  /** Shirt under a suit, T-shirt under a blazer, headscarf colour. */
  under?: ClothColour;
}

export interface PortraitSpec {
  ground: Ground;
  skin: SkinTone;
  /** Age in years drives lines, lids and cheeks. */
  age: number;
  pose: Pose;
  face: FaceShape;
  eyes: Eyes;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  hair: Hair;
  beard?: Beard;
  glasses?: Glasses;
  earrings?: Earrings;
  /** Half widths of the neck in head units, and of the shoulders as a factor around 1. */
  build: { neck: number; shoulders: number };
  wear: Wear;
  /** Lips darker than skin. */
  lips?: number;
}
