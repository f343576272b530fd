import { earrings, glasses } from './accessories';
import { ageLines } from './age';
import { beard } from './beard';
import { clothes, necklineOf } from './clothes';
import { eyes } from './eyes';
import type { Tones } from './features';
import { brows, nostril } from './features';
import { hairOf, paintHair } from './hair';
import { ear, faceOutline, neck, skullOutline } from './head';
import { mouth } from './mouth';
import type { HairTone, Skin } from './palette';
import { blend, cloths, grounds, hairTones, skins } from './palette';
import { faceShadow, noseShadow, sidePlane } from './shadow';
import { Sheet } from './sheet';
import type { PortraitSpec } from './spec';
import { View } from './view';

/** Draws one person; `name` makes the ids of the picture its own. */
export function drawPortrait(name: string, spec: PortraitSpec): string {
  const view = new View(spec);
  const sheet = new Sheet(name);
  const skin = skins[spec.skin];
  const shadowSide = spec.pose.facing === spec.pose.light ? -1 : 1;
  const scarf = cloths[spec.wear.under ?? 'ice'];
  const tone: HairTone =
    spec.hair.style === 'headscarf'
      ? { main: scarf.lit, dark: scarf.shade, light: scarf.seam }
      : hairTones[spec.hair.colour];
  const browTone = hairTones[spec.hair.brows ?? spec.hair.colour];
  const beardTone = hairTones[spec.hair.beardColour ?? spec.hair.colour];
  const tones: Tones = { skin, brow: browTone.dark, shadowSide };
  const hair = hairOf(spec.hair.style, view);

  sheet.add(tone.dark, ...(hair.back ?? []));
  const throat = neck(view, spec, shadowSide, necklineOf(spec));
  clothes(sheet, view, spec, throat, shadowSide, 'under');
  // The shadow of the jaw is a little deeper than the face's, so that the jaw stays a line.
  sheet.plane(skin.lit, throat.outline, (s) => s.add(blend(skin.shade, skin.deep, 0.3), throat.cast));
  clothes(sheet, view, spec, throat, shadowSide, 'over');

  const skull = hair.skull ? [skullOutline(view)] : [];
  const face = [faceOutline(view, spec), ...skull].join('');
  if (hair.far) paintHair(sheet, view, hair.far, hair, tone, shadowSide);
  if (hair.ears && view.sin < 0.25) ears(sheet, view, skin, 1, shadowSide);
  sheet.plane(skin.lit, face, (s) => {
    if (!view.profile) s.add(skin.half, sidePlane(view, shadowSide));
    s.add(skin.shade, faceShadow(view, spec, shadowSide));
    if (spec.pose.shadow === 'plane') s.add(skin.half, noseShadow(view, spec, shadowSide));
    if (view.sin > 0.4) nostril(s, view, spec, tones);
    ageLines(s, view, spec, tones);
    if (!view.profile) mouth(s, view, spec, tones);
  });
  beard(sheet, view, spec, beardTone, tones);
  if (view.profile) mouth(sheet, view, spec, tones);
  eyes(sheet, view, spec, tones);
  brows(sheet, view, spec, tones);
  paintHair(sheet, view, hair.cap, hair, tone, shadowSide);
  if (hair.ears) {
    ears(sheet, view, skin, -1, shadowSide);
    earrings(sheet, view, spec);
  }
  glasses(sheet, view, spec);
  return sheet.toSvg(grounds[spec.ground]);
}

function ears(sheet: Sheet, view: View, skin: Skin, side: 1 | -1, shadowSide: 1 | -1): void {
  const { outer, inner } = ear(view, side);
  const dark = side === shadowSide;
  sheet.add(dark ? skin.shade : skin.lit, outer);
  sheet.add(dark ? skin.deep : skin.half, inner);
}
