/** @jest-environment jsdom */
import { fetchAhead } from '@/lib/boot/fetchAhead';

/** Specification 3.8. */

const load = jest.fn(async (_url: string) => ({ text: async () => '' }));
const fetched = () => load.mock.calls.map(([url]) => url);

function reachFor(link: string, sign = 'pointerover'): void {
  document.body.innerHTML = `${link.replace('>', '><span>there</span>')}</a>`;
  document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }));
}

beforeAll(() => {
  Object.assign(globalThis, { fetch: load });
  fetchAhead();
});
beforeEach(() => load.mockClear());

it.each(['pointerover', 'touchstart', 'focusin'])('%s on a link fetches its page, once', (sign) => {
  reachFor(`<a href="/${sign}">`, sign);
  reachFor(`<a href="/${sign}">`, sign);
  expect(fetched()).toEqual([`${location.origin}/${sign}`]);
});

it.each([
  ['a page in the other language, which only a visit may choose', '<a href="/de/about" hreflang="de">'],
  ['another site', '<a href="https://elsewhere.test/x">'],
  ['a place on a page', '<a href="/policies#isms-policy">'],
  ['a file', '<a href="/feed.atom">'],
  ['a mail', '<a href="mailto:jobs@firnwerk.example">'],
])('does not fetch %s', (_, link) => {
  reachFor(link);
  expect(fetched()).toEqual([]);
});
