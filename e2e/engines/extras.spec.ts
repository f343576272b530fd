import { expect, test } from './support/fixtures';
import { soon, type Tab } from './support/tab';

/**
 * What not every engine has. The page is whole without it: each test does the same with and without, and says in its
 * report when the engine lacks it.
 */

/** Notes in the report what this engine lacks. @returns whether it has it */
async function has(tab: Tab, what: string, look: () => boolean): Promise<boolean> {
  const found = await tab.evaluate(look);
  if (!found) test.info().annotations.push({ type: 'lacks', description: what });
  return found;
}

// Specification 3.5, 3.8 and 3.9
test('speculation rules, view transitions: without them a link leads on all the same', async ({
  tab,
  host,
}) => {
  await tab.arrive('/legal');
  await has(tab, 'view transitions between documents', () => 'onpagereveal' in window);
  const prepares = await has(
    tab,
    'speculation rules',
    () => HTMLScriptElement.supports?.('speculationrules') ?? false,
  );
  const canFetchAhead = await has(tab, 'prefetch', () =>
    document.createElement('link').relList.supports('prefetch'),
  );
  await tab.point('footer a[href="/about"]');
  if (prepares || canFetchAhead) await soon(async () => host.asked.includes('GET /about'), true);
  await tab.click('footer a[href="/about"]');
  await soon(() => tab.path(), '/about');
  await tab.hydrated();
  expect(await tab.shown('h1')).toHaveLength(1);
});

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
