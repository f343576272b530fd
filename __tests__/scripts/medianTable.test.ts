import type { Visit } from '@/scripts/audits/lighthouseRun';
import { medianRow } from '@/scripts/audits/medians';
import { tableHead, tableLine, withLines } from '@/scripts/audits/medianTable';

/** Lighthouse’s medians, with a table written to docs/performance.md. */

const visit = (largestPaint: number, shift = 0): Visit => ({
  performance: 100,
  accessibility: undefined,
  bestPractices: undefined,
  seo: undefined,
  firstPaint: 650.4,
  largestPaint,
  blocked: 20,
  shift,
  backForward: true,
});

describe('a line of medians', () => {
  const visits = [
    { ...visit(1_100.6), accessibility: 99, bestPractices: 98, seo: 97 },
    visit(900, 0.01),
    visit(2_000),
  ];

  it('holds the median of the times, and the scores of the visit that looked at them', () => {
    expect(medianRow('/about', 'simulate', visits)).toEqual([
      '`/about`',
      'simulate',
      '3',
      '100',
      '99',
      '98',
      '97',
      '650',
      '1,101',
      '20',
      '0.010',
    ]);
  });

  it('has a cell for every column', () => {
    const [head = ''] = tableHead;
    expect(tableLine(medianRow('/', 'devtools', visits)).split('|')).toHaveLength(head.split('|').length);
  });
});

describe('the document', () => {
  const order = ['/', '/de', '/about'];
  const document = ['Before.', '', '<!-- lighthouse -->', '', 'After.', '', '| another | table |', ''].join(
    '\n',
  );
  const written = (text: string, ...lines: string[]) => withLines(text, lines, order);

  it('gets a table where its mark is, and keeps everything else', () => {
    const text = written(document, '| `/` | simulate | 1 |');
    expect(text).toBe(
      document.replace('-->\n', `-->\n\n${[...tableHead, '| `/` | simulate | 1 |'].join('\n')}\n`),
    );
  });

  it('keeps other lines, in the order of pages, and replaces those of the same page and method', () => {
    const about = '| `/about` | simulate | 1 |';
    const elsewhere = '| `/elsewhere` | simulate | 1 |';
    const home = '| `/` | simulate | 1 |';
    const once = written(document, about, elsewhere, '| `/` | devtools | 1 |', home);
    const twice = written(once, '| `/about` | simulate | 2 |', '| `/de` | simulate | 2 |');
    expect(twice.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
      home,
      '| `/` | devtools | 1 |',
      '| `/de` | simulate | 2 |',
      '| `/about` | simulate | 2 |',
      elsewhere,
    ]);
    expect(written(twice)).toBe(twice);
  });

  it('has to have a mark', () => {
    expect(() => withLines('', [], order)).toThrow('<!-- lighthouse -->');
  });
});
