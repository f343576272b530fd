import { readFileSync } from 'node:fs';

/*
 * The design's colours, for what is no stylesheet: the manifest, the theme colour, pictures. They are read from the one
 * place that has them.
 */

const file = new URL('../styles/tokens.css', import.meta.url);

/**
 * @param {string} name of a custom property of `styles/tokens.css`, without its dashes, such as `trail`
 * @returns {string} its colour in light, in six hexadecimal digits
 * @throws when the tokens have no such colour
 */
export function colour(name) {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6}|var\\(--(.+?)\\));`).exec(readFileSync(file, 'utf8'));
  if (!value?.[1]) throw new Error(`styles/tokens.css: has no colour --${name}`);
  return value[2] ? colour(value[2]) : value[1];
}
