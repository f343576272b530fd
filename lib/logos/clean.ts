import { type CustomPlugin, optimize } from 'svgo';
import { widthOf } from './widths';

/** Elements that draw shapes. Others may run code, load files or need a font that a visitor lacks. */
const shapes =
  'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask';

/** A reference to anything outside the file: a link, a style sheet, a picture. CSS may escape its letters. */
const foreign = /\shref="(?!#)|:href="(?!#)|\ssrc=|url\((?!["']?#|&quot;#)|@import|\\/i;

const remedy = 'export it as plain SVG, with letters as outlines and without pictures and links';

/**
 * @param svg of a logo
 * @returns what a page must not show in it and the remedy; undefined for shapes alone
 */
export function wrongLogo(svg: string): string | undefined {
  const names = new Set<string>();
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, { type }) => {
          if (type === 'root') names.add(name === 'svg' ? name : `${name} as a whole`);
          names.add(name);
          for (const attribute of Object.keys(attributes)) if (/^on/i.test(attribute)) names.add(attribute);
        },
      },
    }),
  };
  try {
    optimize(svg, { plugins: [collect] });
  } catch {
    return `is not an SVG; ${remedy}`;
  }
  const other = [...names].find((name) => !shapes.split(' ').includes(name));
  if (names.size === 0 || other) return other ? `holds “${other}”; ${remedy}` : `is not an SVG; ${remedy}`;
  if (foreign.test(svg)) return `refers to something outside the file; ${remedy}`;
  return widthOf(svg) ? undefined : 'says no size in pixels; export it with one';
}

/**
 * @param svg as a program exports it
 * @returns the same picture without scripts and what programs add, small, with its size as a view box
 * @throws with what is wrong when other parts than shapes would be left
 */
export function cleanedLogo(svg: string): string {
  let clean = '';
  try {
    clean = `${optimize(svg, { multipass: true, plugins: ['removeScripts', 'preset-default', 'removeDimensions'] }).data}\n`;
  } catch {
    // `wrongLogo` says it.
  }
  const problem = wrongLogo(clean);
  if (problem) throw new Error(problem);
  return clean;
}
