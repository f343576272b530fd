import { readFileSync } from 'node:fs';

/* The design's colours outside stylesheets: for the manifest, the theme colour and pictures. They are read
   from tokens.css, their only source. */

const file = new URL('../styles/tokens.css', import.meta.url);

/**
 * @param {string} name of a custom property of `styles/tokens.css`, without its dashes, such as `trail`
 * @returns {string} its light value, in six hexadecimal digits
 * @throws when there is no such colour
 */
export function colour(name) {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6}|var\\(--(.+?)\\));`).exec(readFileSync(file, 'utf8'));
  if (!value?.[1]) throw new Error(`styles/tokens.css: has no colour --${name}`);
  return value[2] ? colour(value[2]) : value[1];
}
