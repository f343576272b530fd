import { expect, test } from './support/fixtures';
import { has } from './support/has';
import { soon, type Tab } from './support/tab';

/**
 * Features that some engines lack. The page is complete without them: each test runs the same with and without, and the list
 * of tests notes if the engine lacks it. Animations are in motion.spec.ts.
 */

// Specification 3.5, 3.8 and 3.9
test('speculation rules, view transitions: without them pages are prefetched and links work', async ({
  tab,
  host,
}) => {
  await tab.arrive('/legal');
  await has(tab, 'view transitions between documents', () => 'onpagereveal' in window);
  await has(tab, 'speculation rules', () => HTMLScriptElement.supports?.('speculationrules') ?? false);
  const reachesFor = async () => {
    await tab.point('header a[href="/"]');
    await tab.point('footer a[href="/about"]'); // again, as the script may just have loaded
    return host.asked.includes('GET /about');
  };
  await soon(reachesFor, true);
  await tab.click('footer a[href="/about"]');
  await soon(() => tab.path(), '/about');
  await tab.hydrated();
  expect(await tab.shown('h1')).toHaveLength(1);
});

// Specification 21.5. WebKit opens the policy, too, but often scrolls to its beginning instead of the text.
test('text fragments: one into a closed policy opens it; without them the first policy stays', async ({
  tab,
}) => {
  await tab.arrive('/policies');
  const follows = await has(
    tab,
    'links to texts in what is closed',
    () => 'onbeforematch' in document.body && 'fragmentDirective' in document,
  );
  await tab.goto(`/policies#:~:text=${encodeURIComponent(await headingOfLast(tab))}`);
  const opened = follows ? 'isms-policy' : 'privacy-policy';
  await soon(() => tab.shown('main h2'), [opened]);
  await tab.hydrated();
  expect(await tab.shown('main h2')).toEqual([opened]);
  if (follows) expect(await tab.path()).toBe('/policies#isms-policy');
});

/** @returns a heading of the last policy whose text is unique */
const headingOfLast = (tab: Tab) =>
  tab.evaluate(() => {
    const textOf = (part: Element) => (part.textContent ?? '').replaceAll('\u00ad', '');
    const others = [...document.querySelectorAll('main [data-part]:not([data-part=isms-policy])')];
    const words = others.map(textOf).join().toLowerCase();
    const headings = [...document.querySelectorAll('main [data-part=isms-policy] h3')].map(textOf);
    return headings.find((heading) => !words.includes(heading.toLowerCase())) ?? '';
  });
