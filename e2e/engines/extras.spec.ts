import { expect, test } from './support/fixtures';
import { has } from './support/has';
import { soon, type Tab } from './support/tab';

/**
 * What not every engine has. The page is whole without it: each test does the same with and without, and the list
 * of tests says when the engine lacks it. What moves is in motion.spec.ts.
 */

// Specification 3.5, 3.8 and 3.9
test('speculation rules, view transitions: without them a page is fetched ahead, and its link leads on', async ({
  tab,
  host,
}) => {
  await tab.arrive('/legal');
  await has(tab, 'view transitions between documents', () => 'onpagereveal' in window);
  await has(tab, 'speculation rules', () => HTMLScriptElement.supports?.('speculationrules') ?? false);
  const reachesFor = async () => {
    await tab.point('header a[href="/"]');
    await tab.point('footer a[href="/about"]'); // anew, as the script may just have come
    return host.asked.includes('GET /about');
  };
  await soon(reachesFor, true);
  await tab.click('footer a[href="/about"]');
  await soon(() => tab.path(), '/about');
  await tab.hydrated();
  expect(await tab.shown('h1')).toHaveLength(1);
});

test.describe('a page writes HTML', () => {
  test.use({ allow: /TrustedHTML|require-trusted-types-for/ });

  // Specification 35.3
  test('Trusted Types: without them the policy is no looser elsewhere, and islands hydrate', async ({
    tab,
  }) => {
    await tab.arrive('/');
    const enforced = await has(tab, 'Trusted Types', () => 'trustedTypes' in window);
    const blocked = await tab.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>text</b>';
        return false;
      } catch {
        return true;
      }
    });
    expect(blocked).toBe(enforced);
  });
});

// Specification 33.4
test('one file of the font comes for a page that needs no rare letter', async ({ tab, host }) => {
  await tab.arrive('/policies');
  expect(host.asked.filter((asked) => asked.endsWith('.woff2'))).toHaveLength(1);
});

// Specification 33.5
test('text shows in the fallback font, and in ours when it comes late', async ({ tab, host }) => {
  const release = host.hold(/\.woff2/);
  await tab.goto('/about');
  const width = () =>
    tab.evaluate(() => {
      const title = document.querySelector('h1') ?? document.body;
      const probe = document.createElement('span');
      Object.assign(probe.style, { position: 'absolute', fontSize: '200px' });
      probe.textContent = 'ill WM';
      title.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    });
  const before = await width();
  expect(before).toBeGreaterThan(0);
  release();
  await soon(async () => Math.abs((await width()) - before) > 1, true);
});

test('balanced lines: a word that does not fit on the first line of a title takes others along', async ({
  tab,
}) => {
  await tab.driver.resize(1440, 900);
  await tab.arrive('/de/services');
  const balances = await has(tab, 'text-wrap: balance', () => CSS.supports('text-wrap', 'balance'));
  const widths = await tab.evaluate(() => {
    const title = document.querySelector('h1') ?? document.body;
    const word = 'Fir\u00adne ';
    title.textContent = word;
    const { height } = title.getBoundingClientRect();
    while (title.getBoundingClientRect().height < height * 1.5 && title.textContent.length < 500)
      title.textContent += word;
    const line = document.createRange();
    line.selectNodeContents(title);
    return [...line.getClientRects()].map(({ width }) => width);
  });
  expect(widths).toHaveLength(2);
  const [first = 0, second = 0] = widths;
  if (balances) expect(second / first).toBeGreaterThan(0.5);
});

// Specification 21.5
test('hidden="until-found": without it a closed policy is out of sight, and its link opens it', async ({
  tab,
}) => {
  await tab.arrive('/policies');
  const found = await has(tab, 'hidden="until-found"', () => 'onbeforematch' in document.body);
  const closed = 'main section[data-part=isms-policy]';
  const isHidden = (query: string) => {
    const section = document.querySelector<HTMLElement>(query);
    return [section?.getAttribute('hidden'), section?.checkVisibility({ contentVisibilityAuto: true })];
  };
  const [attribute] = await tab.evaluate(isHidden, closed);
  if (found) expect(attribute).toBe('until-found');
  expect(await tab.shown('main h3')).not.toHaveLength(0);
  expect(await tab.shown('main h2')).toEqual(['privacy-policy']);
  await tab.click('main nav a[href="#isms-policy"]');
  await soon(() => tab.shown('main h2'), ['isms-policy']);
});

// Specification 21.5. WebKit opens the policy, too, but often stands at its beginning and not at the text.
for (const [how, follow] of [
  ['opened from elsewhere', (tab: Tab, path: string) => tab.goto(path)],
  ['followed on another page', followFrom('/about')],
] as const)
  test(`links to texts: ${how}, one into a closed policy opens it; without them the first policy stays`, async ({
    tab,
  }) => {
    await tab.arrive('/policies');
    const follows = await has(
      tab,
      'links to texts in what is closed',
      () => 'onbeforematch' in document.body && 'fragmentDirective' in document,
    );
    await follow(tab, `/policies#:~:text=${encodeURIComponent(await headingOfLast(tab))}`);
    const opened = follows ? 'isms-policy' : 'privacy-policy';
    await soon(() => tab.shown('main h2'), [opened]);
    await tab.hydrated();
    expect(await tab.shown('main h2')).toEqual([opened]);
    if (follows) expect(await tab.path()).toBe('/policies#isms-policy');
  });

/** @returns a heading of the last policy whose words no other has */
const headingOfLast = (tab: Tab) =>
  tab.evaluate(() => {
    const textOf = (part: Element) => (part.textContent ?? '').replaceAll('\u00ad', '');
    const others = [...document.querySelectorAll('main [data-part]:not([data-part=isms-policy])')];
    const words = others.map(textOf).join().toLowerCase();
    const headings = [...document.querySelectorAll('main [data-part=isms-policy] h3')].map(textOf);
    return headings.find((heading) => !words.includes(heading.toLowerCase())) ?? '';
  });

/** By a link of this page. */
function followFrom(page: string) {
  return async (tab: Tab, path: string) => {
    await tab.arrive(page);
    await tab.evaluate((href) => {
      document.querySelector('footer a[href="/services"]')?.setAttribute('href', href);
      return null;
    }, path);
    await tab.click(`footer a[href="${path}"]`);
    await soon(async () => (await tab.path()).startsWith('/policies'), true);
  };
}
