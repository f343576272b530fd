import { pathOf } from '../support/programmes';
import { expect, test } from './support/fixtures';
import { has } from './support/has';
import { soon, type Tab } from './support/tab';

/** Animations in engines that support them; elsewhere the page shows their end state (section 40 of the specification). */

// Specification 40.2
test('view timelines: without them routes are complete', async ({ tab }) => {
  await tab.arrive('/our-work/wedere');
  const known = await has(tab, 'timelines of views', () => CSS.supports('animation-timeline', 'view()'));
  const clip = await tab.evaluate(
    () => getComputedStyle(document.querySelector('figure g') ?? document.body).clipPath,
  );
  if (known) expect(clip).toContain('inset');
  else expect(clip).toBe('none');
});

// Specification 40.3
test('attr() in names: without it no part of a link takes part in the transition, and the link works', async ({
  tab,
}) => {
  await tab.arrive('/blogs');
  const known = await has(tab, 'attr() of names', () =>
    CSS.supports('view-transition-name', 'attr(data-transition type(<custom-ident>))'),
  );
  const link = 'main a[href="/blogs/protecting-from-phishing-attacks"]';
  await tab.point(link); // out of view, it has no name
  const name = () =>
    tab.evaluate((query) => {
      const card = document.querySelector(query)?.closest('article');
      const picture = card?.querySelector('[data-transition^=picture]') ?? document.body;
      return [picture.getAttribute('data-transition'), getComputedStyle(picture).viewTransitionName];
    }, link);
  const own = 'picture-blogs-protecting-from-phishing-attacks';
  await soon(name, [own, known ? own : 'none']);
  await tab.click(link);
  await soon(() => tab.path(), '/blogs/protecting-from-phishing-attacks');
  await soon(async () => (await tab.shown('h1')).length, 1);
});

/** Opens a disclosure. @returns its heights: at once, and in the frames of a second */
const heightsAfterPress = (tab: Tab, selector: string) =>
  tab.evaluate(async (query) => {
    const details = document.querySelector<HTMLElement>(query) ?? document.body;
    details.querySelector('summary')?.click();
    const heights = [details.getBoundingClientRect().height];
    const end = performance.now() + 1000;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      heights.push(details.getBoundingClientRect().height);
    }
    return heights;
  }, selector);

// Specification 40.5
test('interpolate-size: without it disclosures open at once', async ({ tab }) => {
  await tab.arrive(`${pathOf('full-stack-software-engineer')}#curriculum`);
  const known = await has(tab, 'interpolate-size', () => CSS.supports('interpolate-size', 'allow-keywords'));
  const closed = await tab.evaluate(
    () => document.querySelector('#week-2')?.getBoundingClientRect().height ?? 0,
  );
  const [first = 0, ...others] = await heightsAfterPress(tab, '#week-2');
  const last = others.at(-1) ?? 0;
  expect(last).toBeGreaterThan(closed + 100);
  if (known) expect(first).toBeLessThan(last - 50);
  else expect(first).toBe(last);
});

// Specification 40.6
test('scroll-state queries: without them the site header stays at the top of the page', async ({ tab }) => {
  await tab.arrive('/policies');
  const known = await has(tab, 'scroll-state queries', () => CSS.supports('container-type', 'scroll-state'));
  const header = () =>
    tab.evaluate(() => {
      const element = document.querySelector('body header:has(#navigation)') ?? document.body;
      const { bottom } = element.getBoundingClientRect();
      return { position: getComputedStyle(element).position, isInView: bottom > 0 };
    });
  const scroll = (distance: number) =>
    tab.evaluate((top) => {
      scrollBy({ top, behavior: 'instant' });
      return null;
    }, distance);
  const position = known ? 'sticky' : 'relative';
  expect(await header()).toEqual({ position, isInView: true });
  await scroll(1500);
  await soon(header, { position, isInView: false });
  await scroll(-100);
  await soon(header, { position, isInView: known });
});
