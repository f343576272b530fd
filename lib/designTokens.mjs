import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * The design's tokens, for what is no stylesheet: the manifest, the theme colour, pictures, the showcase. They are read from
 * the one place that has them.
 */

// No `new URL('…', import.meta.url)`: webpack would copy the file that it names.
const file = fileURLToPath(import.meta.url).replace(/lib.designTokens\.mjs$/, 'styles/tokens.css');

/** @typedef {Record<'light' | 'dark', Record<string, string>>} Tokens values by name, without its dashes */

/** @returns {Tokens} of styles/tokens.css, each reference to another token resolved */
export function tokens() {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const [light = {}, dark = {}] = [...css.matchAll(/:root \{(.*?)\}/gs)].map(([, block = '']) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  );
  return { light: withoutReferences(light), dark: withoutReferences({ ...light, ...dark }) };
}

/**
 * @param {Record<string, string>} values by name
 * @returns {Record<string, string>} the same, with the values of others in place of their names
 */
function withoutReferences(values) {
  const resolved = (/** @type {string} */ value) =>
    value.replace(/var\(--([\w-]+)\)/g, (whole, name) => (values[name] ? resolved(values[name]) : whole));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value)]));
}

/**
 * @param {string} name of a custom property of `styles/tokens.css`, without its dashes, such as `trail`
 * @returns {string} its light value, in six hexadecimal digits
 * @throws when there is no such colour
 */
export function colour(name) {
  const value = tokens().light[name] ?? '';
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`styles/tokens.css: has no colour --${name}`);
  return value;
}
