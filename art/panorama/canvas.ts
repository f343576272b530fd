import { mix, type Rgb } from '../lib/colour';
import { at, clamp, smoothstep } from '../lib/numbers';
import type { Size } from '../lib/point';

/** A picture in floating point, three channels per pixel, row by row. */
export interface Canvas extends Size {
  readonly channels: Float32Array;
}

/** A canvas holding nothing but a sky that runs from `top` to `horizon` within its upper 62 percent. */
export function skyCanvas(width: number, height: number, top: Rgb, horizon: Rgb): Canvas {
  const canvas = { width, height, channels: new Float32Array(width * height * 3) };
  for (let y = 0; y < height; y++) {
    const colour = mix(top, horizon, smoothstep(0, 0.62, y / height));
    for (let x = 0; x < width; x++) paint(canvas, x, y, colour);
  }
  return canvas;
}

/** Sets one pixel. */
export function paint(canvas: Canvas, x: number, y: number, colour: Rgb): void {
  const k = (y * canvas.width + x) * 3;
  canvas.channels[k] = colour[0];
  canvas.channels[k + 1] = colour[1];
  canvas.channels[k + 2] = colour[2];
}

/**
 * Averages blocks of `factor` by `factor` pixels, which is the anti-aliasing.
 *
 * @returns 8-bit RGB, the canvas's size divided by `factor`
 */
export function downsample(canvas: Canvas, factor: number): Buffer {
  const width = Math.trunc(canvas.width / factor);
  const height = Math.trunc(canvas.height / factor);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let down = 0; down < factor; down++) {
          for (let right = 0; right < factor; right++) {
            const k = ((y * factor + down) * canvas.width + x * factor + right) * 3 + channel;
            sum += at(canvas.channels, k);
          }
        }
        pixels[(y * width + x) * 3 + channel] = Math.round(clamp(sum / factor / factor, 0, 255));
      }
    }
  }
  return pixels;
}
