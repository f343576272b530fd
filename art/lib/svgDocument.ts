import type { Size } from './point';

/** An SVG document of these pieces with a view box from 0 0; `attributes` are added to its root. */
export function svgDocument({ width, height }: Size, pieces: readonly string[], attributes = ''): string {
  const extra = attributes ? ` ${attributes}` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${extra}>${pieces.join('')}</svg>`;
}
