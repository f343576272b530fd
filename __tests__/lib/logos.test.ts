import { cleanedLogo, wrongLogo } from '@/lib/logos/clean';
import { widthOf } from '@/lib/logos/widths';

// A logo that an editor uploads keeps its shapes alone (specification 39.21).

const shape = '<path d="M0 0h9v9z"/>';
const svg = (inner: string, size = 'width="200" height="100"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><metadata>Drawn by a program</metadata>${inner}${shape}</svg>`;
const clean = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${shape}</svg>\n`;

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['code that runs on an event', svg('').replace('<path', '<path onclick="alert(1)"')],
  ['code that runs as it loads', svg('', 'width="200" height="100" onload="alert(1)"')],
  ['what a program adds', svg('<!-- Layer 1 --><g id="Layer_1"></g>')],
])('%s is removed', (_, text) => {
  expect(wrongLogo(text)).toMatch(/^holds “/);
  expect(cleanedLogo(text)).toBe(clean);
  expect(wrongLogo(clean)).toBeUndefined();
});

const outside = 'refers to something outside the file';
test.each([
  ['<a href="https://a.test">', 'holds “a”'],
  ['<image href="data:image/png;base64,AA"/>', 'holds “image”'],
  ['<foreignObject><p>Words</p></foreignObject>', 'holds “foreignObject”'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', 'holds “animate”'],
  ['<text>Words</text>', 'holds “text”'],
  ['<use href="https://a.test/b.svg#c"/>', outside],
  ['<use xlink:href="b.svg#c"/>', outside],
  ['<style>@import "a.css";</style>', outside],
  ['<style>path{fill:url(https://a.test/b)}</style>', outside],
  ['<style>path{fill:\\75rl(https://a.test/b)}</style>', outside],
])('%s is refused', (inner, problem) => {
  const text = svg(inner.startsWith('<a ') ? `${inner}${shape}</a>` : inner);
  expect(() => cleanedLogo(text)).toThrow(`${problem}; export it as plain SVG`);
});

test.each([
  ['', 'is not an SVG'],
  ['not a picture', 'is not an SVG'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"><p/></html>', 'holds “html as a whole”'],
  [svg('', ''), 'says no size in pixels'],
])('%j is refused', (text, problem) => {
  expect(() => cleanedLogo(text)).toThrow(problem);
});

test('gradients and references within the file stay; the width is that of the view box, 48 high', () => {
  const gradient = '<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs>';
  const coloured = cleanedLogo(svg(gradient).replace('<path', '<path fill="url(#a)"'));
  expect(coloured).toContain('fill="url(#a)"');
  expect(widthOf(coloured)).toBe(96);
});
