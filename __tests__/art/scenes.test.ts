/** @jest-environment node */
import { rgb } from '@/art/lib/colour';
import { type Composition, compositions, type Ground } from '@/art/scenes/compose/compositions';
import { expectWhole } from '@/art/scenes/compose/textLines';
import { inGerman } from '@/art/scenes/german';
import textLines from '@/art/scenes/textLines.json';
import { wedereGerman } from '@/art/scenes/wedere/german';
import { pictures } from '@/content/pictures';

const line = { text: 'On time', left: 10, top: 10, right: 60, bottom: 20 };

// Specification 33.9
test('a line of text that an edge cuts is found; one that is outside is not', () => {
  expect(() => expectWhole('a', [line], { width: 60, height: 20 })).not.toThrow();
  expect(() => expectWhole('a', [line], { width: 10, height: 20 })).not.toThrow();
  expect(() => expectWhole('a', [line], { width: 50, height: 20 })).toThrow(/cuts through «On time»/);
  expect(() => expectWhole('a', [line], { width: 60, height: 15 })).toThrow(/cuts through «On time»/);
});

test('a screen in German has no English text left, or is not drawn', () => {
  const markup = '<b>Morning run</b><small>14 of 19</small><i>AG 270 084</i>';
  expect(inGerman(markup, wedereGerman)).toBe('<b>Morgenfahrt</b><small>14 von 19</small><i>AG 270 084</i>');
  expect(() => inGerman('<b>Evening run</b>', wedereGerman)).toThrow(/«Evening run»/);
});

test.each(Object.keys(compositions))('%s: is drawn in both languages, and its lines are known', (name) => {
  const facts = Object.fromEntries(Object.entries(pictures));
  expect(facts[`${name}-de`]).toEqual(facts[name]);
  for (const each of [name, `${name}-de`]) expect(textLines).toHaveProperty(each);
});

// Specification 33.11
test('what stands on a light ground is drawn for the night, too, in both languages; yellow stays yellow', () => {
  const lit = ({ colour }: Ground): boolean => Math.min(...rgb(colour)) > 128;
  const all: readonly (readonly [string, Composition])[] = Object.entries(compositions);
  const light = all.flatMap(([name, { ground }]) => (ground && lit(ground) ? [name] : []));
  expect(light.length).toBeGreaterThan(5);
  const night = Object.keys(pictures).filter((name) =>
    /^(wedere|captire|sales|lea|halvia|case|scene|result)-.*-night$/.test(name),
  );
  expect(night.sort()).toEqual(light.flatMap((name) => [`${name}-de-night`, `${name}-night`]).sort());
});
