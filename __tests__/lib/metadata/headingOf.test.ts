import { headingOf } from '@/lib/metadata/headingOf';

it.each([
  ['<main><h1>Careers</h1></main>', 'Careers'],
  [
    '<h1 class="x"><span>Software for<!-- --> </span><span>terrain<!-- --> </span></h1>',
    'Software for terrain',
  ],
  ['<h1>Digital\u00admarketing</h1>', 'Digital\u00admarketing'],
  ['<h1>a &amp;lt; b &quot;c&quot; d&#x27;s</h1>', 'a &lt; b "c" d\'s'],
  ['<h1>\u00a7\u00a01\n two</h1><h1>Second</h1>', '\u00a7\u00a01 two'],
])('%s', (html, words) => {
  expect(headingOf(html)).toBe(words);
});

it('tells nothing of a page without one', () => {
  expect(headingOf('<header>x</header><h2>y</h2>')).toBeUndefined();
});
