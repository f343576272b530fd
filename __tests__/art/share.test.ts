import { outlineText } from '@/art/lib/outlines';
import type { ShareOrder } from '@/art/share/composition';
import { compose } from '@/art/share/layouts';
import { ingredients } from '@/art/share/render';
import { setTitle, titleStyle } from '@/art/share/setTitle';

const room = { width: 576, height: 360, largest: 104, smallest: 46 };

describe('the title', () => {
  it.each([
    ['Blog', 104],
    ['Elf Wochen für einen Alarm: was ISO 13485 für Software bedeutet', 80],
    ['Software-Qualitäts\u00adsicherung', 104],
  ])(
    '"%s" is as large as its room allows: every line fits the width, and all lines the height',
    (title, most) => {
      const { lines, size, leading } = setTitle(title, room);
      expect(size).toBeLessThanOrEqual(most);
      for (const text of lines) {
        expect(outlineText({ ...titleStyle, text, size, x: 0, y: 0 }).width).toBeLessThanOrEqual(room.width);
      }
      expect((lines.length - 1) * leading + size).toBeLessThanOrEqual(room.height);
    },
  );

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
