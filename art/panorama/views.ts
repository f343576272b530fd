import { brand } from '../lib/brandColours';
import { sheets } from '../terrain/sheets';
import { nightLand } from './palette';
import type { Panorama } from './render';

const hero: Panorama = {
  terrain: sheets.firn7,
  width: 2880,
  height: 1620,
  viewpoint: { eye: [0.5, 1.3], eyeHeight: 0.85, horizon: -0.02, verticalScale: 0.27 },
  sun: { azimuth: 300, elevation: 30 },
  climate: { snowLine: 0.22, fog: 1, fogDistance: 1.5 },
  // The sky begins in the page's own background: the mountain grows out of the page.
  palette: { skyTop: '#ffffff', skyHorizon: '#d3e2e6', fog: '#e6eff0' },
  // Shown 1.9 times as wide as a phone, of which 0.32 lie beyond its left edge (components/sections/home/Hero.module.css).
  phone: { left: 0.32 / 1.9, ratio: 16 / 9 / 1.9 },
};

/** Of what closes the home page, phones show a part as wide as 440 px and as high as its section, 44rem. */
const phoneRatio = 440 / (16 * 44);

const closing: Panorama = {
  terrain: sheets.firn1,
  // As wide as a page on a laptop with two dots to a pixel; the section is at least as high as the picture there.
  width: 2880,
  height: 1350,
  // Where the styles put it (components/sections/home/Closing.module.css); with pixels for three dots to one of the page's.
  phone: { left: 0.6 * (1 - (phoneRatio * 1350) / 2880), ratio: phoneRatio },
  phoneHeight: Math.round(1200 / phoneRatio),
  viewpoint: { eye: [0.66, 1.28], eyeHeight: 0.95, heading: -5.6, horizon: -0.16, verticalScale: 0.24 },
  sun: { azimuth: 62, elevation: 26 },
  climate: { snowLine: 0.25, fog: 1.2, fogDistance: 1.4 },
  palette: { skyTop: '#7fa9b4', skyHorizon: '#f7efd9', fog: '#dfe9ea' },
};

const mist: Panorama = {
  terrain: sheets.firn5,
  width: 2880,
  height: 1620,
  viewpoint: { eye: [0.56, 1.45], eyeHeight: 1.3, fieldOfView: 30, horizon: -0.3, verticalScale: 0.2 },
  sun: { azimuth: 320, elevation: 40 },
  climate: { snowLine: 0.19, fog: 1.06, fogDistance: 1.5 },
  palette: { skyTop: '#dfe8e9', skyHorizon: brand.white, fog: '#f3f7f7' },
  // The middle, as wide as the page shows it there (components/sections/productInnovation/Opening.module.css).
  phone: { left: 0.5 - (1.15 * 9) / 16 / 2, ratio: 1.15 },
};

const dawn: Panorama = {
  terrain: sheets.firn11,
  width: 2880,
  height: 1620,
  viewpoint: { eye: [0.45, 1.3], eyeHeight: 0.9, fieldOfView: 36, horizon: -0.1, verticalScale: 0.25 },
  sun: { azimuth: 285, elevation: 20 },
  climate: { snowLine: 0.225, fog: 1, fogDistance: 1.3 },
  palette: { skyTop: '#eff4f3', skyHorizon: '#ffe6a1', fog: '#f3e9cf', glow: '#ffcc33' },
  // Its left part, as wide as the page shows it there (components/sections/about/Hero.module.css): the route lies over that.
  phone: { left: 0, ratio: 4 / 3 },
};

/** Every panorama by the name of its picture. A night picture is the same land and camera in other colours. */
export const panoramas = {
  hero,
  'hero-night': {
    ...hero,
    palette: { ...nightLand, skyTop: brand.ink, skyHorizon: '#2f585c', fog: '#1d3a3b', glow: '#cfe0e2' },
  },
  closing,
  'closing-night': {
    ...closing,
    palette: { ...nightLand, skyTop: '#0d2623', skyHorizon: '#5d8384', fog: '#27494b', glow: '#ffdf8a' },
  },
  dawn,
  'dawn-night': {
    ...dawn,
    palette: { ...nightLand, skyTop: brand.ink, skyHorizon: '#47757a', fog: '#27494b', glow: '#ffd56b' },
  },
  mist,
  'mist-night': {
    ...mist,
    palette: { ...nightLand, skyTop: brand.ink, skyHorizon: '#264a4b', fog: '#24474a', glow: '#cfe0e2' },
  },
} as const satisfies Record<string, Panorama>;
