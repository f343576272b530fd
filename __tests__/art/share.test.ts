/** @jest-environment node */
import sharp from 'sharp';
import { outlineText } from '@/art/lib/outlines';
import type { ShareOrder } from '@/art/share/composition';
import { compose } from '@/art/share/layouts';
import { ingredients, render } from '@/art/share/render';
import { setTitle, titleStyle } from '@/art/share/setTitle';

const room = { width: 576, height: 360, largest: 104, smallest: 46 };

describe('the title', () => {
  it('is as large as its room allows, in whole words', () => {
    expect(setTitle('Blog', room)).toMatchObject({ lines: ['Blog'], size: 104 });
    const long = setTitle('Elf Wochen für einen Alarm: was ISO 13485 für Software bedeutet', room);
    expect(long.size).toBeLessThan(80);
    expect(long.lines.join(' ')).toBe('Elf Wochen für einen Alarm: was ISO 13485 für Software bedeutet');
  });

  it.each([
    'Elf Wochen für einen Alarm: was ISO 13485 für Software bedeutet',
    'Software-Qualitäts\u00adsicherung',
    'What ISO 9001 and ISO 27001 ask of one small change',
  ])('«%s»: every line fits the width, and all lines fit the height', (title) => {
    const { lines, size, leading } = setTitle(title, room);
    for (const text of lines) {
      expect(outlineText({ ...titleStyle, text, size, x: 0, y: 0 }).width).toBeLessThanOrEqual(room.width);
    }
    expect((lines.length - 1) * leading + size).toBeLessThanOrEqual(room.height);
  });

  it('one that does not fit is reported', () => {
    expect(() => setTitle('Word '.repeat(60), room)).toThrow(/^the heading "Word .*make it shorter$/);
  });

  it('letters beyond Western Europe are available, and a missing one is reported', () => {
    expect(setTitle('Čerkezi, Łódź', room).lines.join(' ')).toBe('Čerkezi, Łódź');
    expect(() => setTitle('東', room)).toThrow('host-grotesk-500 has no "東"; write the text without it');
  });
});

const order: ShareOrder = {
  layout: 'sheet',
  files: ['images/programmes/programmeQa.svg'],
  aspect: 1.5,
  title: 'QA Engineer',
  label: 'Career start',
  page: '/x',
};
const orders: readonly [string, ShareOrder][] = [
  ['sheet', order],
  [
    'four in two rows',
    {
      ...order,
      layout: 'column',
      files: ['anja', 'ilir', 'noemi', 'blerim'].map((id) => `images/people/${id}.svg`),
      aspect: 400 / 480,
    },
  ],
];

describe.each(orders)('%s', (_, wanted) => {
  it('is a JPEG of 1200 to 630 pixels, below 100 kB', async () => {
    const picture = await render(compose(wanted));
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  });
});

it('a picture is drawn again when anything about it changes: words, page, file', async () => {
  const orders = [
    order,
    { ...order, title: 'Test Engineer' },
    { ...order, page: '/y' },
    { ...order, files: ['images/people/teuta.svg'] },
    order,
  ];
  const all = await Promise.all(orders.map(async (one) => JSON.stringify(await ingredients(compose(one)))));
  expect(new Set(all).size).toBe(4);
  expect(all[4]).toBe(all[0]);
});
