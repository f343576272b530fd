import { expect, test } from './support/fixtures';
import { soon } from './support/tab';

/** Navigation between pages and languages, in every engine; each rule is tested elsewhere. */

// Specification 5.8, 5.10 and 5.11
test('menus: the sheet of narrow viewports, and the language menu', async ({ tab }) => {
  await tab.driver.resize(390, 844);
  await tab.arrive('/');
  const isOpen = async () => (await tab.shown('#navigation')).length > 0;
  const burger = 'header button[popovertarget=navigation]';
  expect(await isOpen()).toBe(false);
  await tab.click(burger);
  await soon(isOpen, true);
  await tab.press('Escape');
  await soon(isOpen, false);
  expect(await tab.evaluate(() => document.activeElement?.matches('[popovertarget]'))).toBe(true);
  await tab.press('Enter');
  await soon(isOpen, true);
  await tab.click('#navigation a[href="/about"]');
  await soon(() => tab.path(), '/about');
  await tab.go(-1);
  await soon(() => tab.path(), '/');
  await soon(isOpen, false);

  const languages = () => tab.shown('header details li a');
  await tab.click('header summary');
  await soon(async () => (await languages()).length, 2);
  await tab.press('Escape');
  await soon(languages, []);
  await tab.click('header summary');
  await tab.click('header details a[data-language=de]');
  await soon(() => tab.path(), '/de');
  expect(await tab.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
});

// Specification 4.3, 4.6, 4.7, 4.8, 4.10, 4.11 and 4.13
test('language rules: parameter, cookie, storage, prefix and link', async ({ tab }) => {
  const arrivesAt = async (path: string, expected: string) => {
    await tab.goto(path);
    await soon(() => tab.path(), expected);
    const language = expected.startsWith('/de') ? 'de' : 'en';
    await soon(() => tab.evaluate(() => document.documentElement.lang), language);
  };
  await arrivesAt('/services?lng=de&x=1#strategy', '/de/services?x=1#strategy');
  await arrivesAt('/services?x=1#strategy', '/de/services?x=1#strategy'); // stored
  await arrivesAt('/de/services?lng=ja', '/de/services?lng=ja');
  await tab.driver.run("document.cookie = 'i18next=en; path=/'");
  await arrivesAt('/services', '/services');
  await arrivesAt('/de/services', '/de/services');
  await tab.driver.run("document.cookie = 'i18next=de; path=/'");
  await arrivesAt('/services', '/de/services');
  // Following a link is a choice, whatever the cookie says.
  await tab.click('header summary');
  await tab.click('header details a[data-language=en]');
  await soon(() => tab.path(), '/services');
  await tab.driver.run("document.cookie = 'i18next=; path=/; max-age=0'");
  expect(await tab.evaluate(() => document.cookie)).toBe('');
});

// Specification 4.4
test('language rules: a browser in Swiss German', async ({ engine, host }) => {
  test.skip(!engine.speaks, 'this engine does not support a language');
  const driver = await engine.open({ origin: host.origin, language: 'de-CH' });
  await driver.goto(`${host.origin}/services`);
  await soon(() => driver.run('location.pathname'), '/de/services');
  await driver.close();
});
