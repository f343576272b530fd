import Alea from 'alea';
import { mix, type Rgb, rgb } from '../../lib/colour';
import { at, smoothstep } from '../../lib/numbers';
import { type Canvas, paint } from '../../panorama/canvas';

const night = rgb('#06151f');
const blue = rgb('#1f4a5e');
const dusk = rgb('#8fa7a6');
const afterglow = rgb('#ffc878');
const starlight = rgb('#fff6df');

/** Where the sun has gone down, as a part of the picture's width, and where the horizon lies. */
const sunset = { column: 0.36, spread: 0.42, horizon: 0.5 } as const;
const starCount = 420;
/** Stars end where the sky is too bright for them. */
const starsAbove = 0.36;

function skyColour(across: number, down: number): Rgb {
  const high = mix(night, blue, smoothstep(0, 0.3, down));
  const low = mix(high, dusk, smoothstep(0.18, sunset.horizon, down) * 0.85);
  const nearness = Math.exp(-(((across - sunset.column) / sunset.spread) ** 2));
  return mix(low, afterglow, nearness * smoothstep(0.2, sunset.horizon, down) * 0.92);
}

/** A soft dot, brighter than what is there. */
function star(canvas: Canvas, x: number, y: number, radius: number, brightness: number): void {
  const reach = Math.ceil(radius * 2.5);
  for (let row = Math.floor(y) - reach; row <= y + reach; row++) {
    for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
      if (row < 0 || column < 0 || row >= canvas.height || column >= canvas.width) continue;
      const light = brightness * Math.exp(-(((column - x) ** 2 + (row - y) ** 2) / (radius * radius)));
      const k = (row * canvas.width + column) * 3;
      const there: Rgb = [at(canvas.channels, k), at(canvas.channels, k + 1), at(canvas.channels, k + 2)];
      paint(canvas, column, row, mix(there, starlight, light));
    }
  }
}

/** A clear evening sky: night above, the afterglow low on one side, the first stars. */
export function duskSky(width: number, height: number): Canvas {
  const canvas: Canvas = { width, height, channels: new Float32Array(width * height * 3) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) paint(canvas, x, y, skyColour(x / width, y / height));
  }
  const random = Alea('blog-borovets-stars');
  const unit = width / 1600;
  for (let index = 0; index < starCount; index++) {
    const [across, down] = [random(), random() ** 1.3 * starsAbove];
    const size = random() ** 5;
    const fade = 1 - smoothstep(0.12, starsAbove, down);
    star(canvas, across * width, down * height, (0.75 + 1.15 * size) * unit, (0.3 + 0.7 * size) * fade);
  }
  return canvas;
}
