/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { notFound } from '@/lib/preview/draft';
import { pagePreview } from '@/scripts/edit/admin/preview';

// The page next to a form (specification 39.2), as Sveltia CMS draws it.

const site = 'http://127.0.0.1:4401';
const draft = {
  path: '/blogs/one?lng=en',
  locale: 'en',
  content: { kind: 'texts', namespace: 'home', texts: {} },
};
const path = 'content/articles/en/one.md';

test('explains why the page is missing, and why it waits while a text has an error', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { h: createElement });
  const answers: unknown[] = [null, draft, null, draft];
  const { preview } = pagePreview(site, async () => ({ json: async () => answers.shift() }) as Response);
  const { rerender } = render('');
  const page = () => document.querySelector('iframe')?.getAttribute('src');
  const note = () => document.querySelector('p')?.textContent;
  const typed = async (title: string) => {
    rerender(
      preview({ document, entry: { toJS: () => ({ path, collection: 'articles', data: { title } }) } }),
    );
    await jest.advanceTimersByTimeAsync(500);
    return [page(), note()];
  };
  expect(await typed('One')).toEqual([null, 'The page is shown here once the text is saved.']);
  expect(await typed('One')).toEqual([`${site}${draft.path}`, '']);
  expect(await typed('One **big**')).toEqual([
    `${site}${draft.path}`,
    'There is a mistake in the text, so the page waits. Save, and the bar below names it.',
  ]);
  expect(await typed('One big')).toEqual([`${site}${draft.path}`, '']);

  // A new file has no page yet when `next dev` is first asked (specification 39.12).
  document.querySelector('iframe')?.removeAttribute('src');
  window.dispatchEvent(new MessageEvent('message', { origin: site, data: notFound }));
  await jest.advanceTimersByTimeAsync(500);
  expect(page()).toBeNull();
  await jest.advanceTimersByTimeAsync(500);
  expect(page()).toBe(`${site}${draft.path}`);
  jest.useRealTimers();
});
