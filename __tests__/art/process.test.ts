/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlineText, type TextLine } from '@/art/lib/outlines';
import { layouts } from '@/art/process/layouts';
import { processWords } from '@/art/process/words';
import { pictures } from '@/content/pictures';

const folder = join(process.cwd(), 'public', 'images', 'process');
const languages = Object.entries(processWords);
const sheets = languages.flatMap(([language, words]) =>
  Object.entries(layouts).map(([shape, layout]) => ({ language, words, shape, layout })),
);

const widthOf = (line: TextLine): number => outlineText({ ...line, x: 0, y: 0 }).width;

test.each(sheets)(
  '$language, $shape: every word lies inside the sheet, and no title is longer than its stretch',
  ({ words, layout }) => {
    words.forEach(({ title }, index) => {
      const line = {
        font: 'host-grotesk-500',
        text: title,
        size: layout.sizes.title,
        tracking: -0.03,
      } as const;
      expect(widthOf(line)).toBeLessThanOrEqual(layout.rules[index]?.length ?? 0);
    });
    const stations = words.flatMap((stage) => [...stage.stations]);
    expect(stations).toHaveLength(layout.stations.length);
    layout.stations.forEach(({ words: [x], anchor }, index) => {
      const { name = '', text = '' } = stations[index] ?? {};
      const width = Math.max(
        widthOf({ font: 'host-grotesk-600', text: name, size: layout.sizes.name }),
        widthOf({ font: 'host-grotesk-400', text, size: layout.sizes.text }),
      );
      const left = anchor === 'middle' ? x - width / 2 : x;
      expect(left).toBeGreaterThanOrEqual(16);
      expect(left + width).toBeLessThanOrEqual(layout.width - 16);
    });
  },
);

const routes = Object.entries(layouts).map(([shape, layout]) => ({ language: 'route', shape, layout }));

test.each([...sheets, ...routes])(
  '$language, $shape: there is a file for day and one for night',
  ({ language, shape, layout }) => {
    for (const ending of ['', '-night']) {
      const name = `process-${language}${shape === 'tall' ? '-tall' : ''}${ending}.svg`;
      const file = join(folder, name);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toContain(`viewBox="0 0 ${layout.width} ${layout.height}"`);
    }
  },
);

test('every closing panorama has one for the night, in the same format', () => {
  const closings = Object.entries(pictures).filter(([name]) => /^closing(-[a-z])?$/.test(name));
  expect(closings.length).toBeGreaterThanOrEqual(8);
  for (const [name, { width, height, widths }] of closings) {
    const night = Object.entries(pictures).find(([other]) => other === `${name}-night`)?.[1];
    expect([width, height]).toEqual([2880, 1350]);
    expect([night?.width, night?.height, night?.widths]).toEqual([width, height, widths]);
  }
});

test('every product has a wide picture and an upright one', () => {
  const size = (name: string): unknown => {
    const entry = Object.entries(pictures).find(([other]) => other === name)?.[1];
    return entry && [entry.width, entry.height];
  };
  for (const product of ['wedere', 'captire', 'sales', 'lea'])
    expect(size(`case-${product}`)).toEqual([2880, 1800]);
  for (const product of ['wedere', 'sales', 'lea']) expect(size(`${product}-phone`)).toEqual([1600, 2000]);
});
