import { expect } from '@playwright/test';
import type { Driver } from './driver';

/** Results and arguments travel as JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A visitor's actions in a tab, and what it shows. */
export class Tab {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** The timeout for the page to respond, on a busy machine, in milliseconds. */
  readonly patience: number = 15_000;

  /** Opens a page as from the address bar, also where only the hash differs, and waits until it is parsed. */
  async goto(path: string): Promise<void> {
    await this.begin(path);
    await soon(() => this.evaluate(() => document.readyState !== 'loading'), true);
  }

  /** As `goto`, but without waiting: scripts that a test holds back keep parsing from ending. */
  async begin(path: string): Promise<void> {
    if (path.includes('#')) await this.open('about:blank');
    await this.open(this.origin + path);
  }

  private async open(url: string): Promise<void> {
    const before = await this.evaluate(() => performance.timeOrigin);
    const hasBegun = (moment: number, scheme: string) =>
      performance.timeOrigin !== moment && location.protocol === scheme;
    const begins = async () => {
      await this.driver.goto(url);
      await soon(() => this.evaluate(hasBegun, before, new URL(url).protocol), true, this.patience / 3);
    };
    // A page that is just changing its hash may keep WebKit from leaving it.
    await expect(begins).toPass({ timeout: this.patience });
  }

  /** Opens a page, and waits until its islands are hydrated and its fonts are loaded. */
  async arrive(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** Waits until every island is hydrated (lib/boot/islands.ts), except those that wait for a pointer or the focus. */
  async hydrated(): Promise<void> {
    const isReady = () =>
      document.readyState === 'complete' &&
      (document.documentElement.dataset.hydrated !== undefined || !document.querySelector('[data-island]'));
    await soon(() => this.evaluate(isReady), true);
    await this.evaluate(() => document.fonts.ready.then(() => true));
  }

  /** Runs a function in the page; it can use only its arguments. */
  async evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // The function's result, as JSON.
    return (await this.driver.run(`(${run})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Scrolls to the first visible element of these. @returns its centre, once it has stopped moving */
  private async middleOf(selector: string): Promise<[number, number]> {
    await soon(() => this.evaluate(isFading), false, this.patience);
    const found: [number, number][] = [];
    await soon(async () => found.push(...(await this.evaluate(steadyMiddle, selector))), 1, this.patience);
    return found[0] ?? [0, 0];
  }

  /** Moves the mouse to an element. */
  async point(selector: string): Promise<void> {
    await this.driver.move(...(await this.middleOf(selector)));
  }

  /** Clicks an element with the mouse. */
  async click(selector: string): Promise<void> {
    await this.point(selector);
    await this.driver.down();
    await this.driver.up();
  }

  /** Touches an element with a finger. */
  async tap(selector: string): Promise<void> {
    await this.driver.tap?.(...(await this.middleOf(selector)));
  }

  /** Focuses an element, as a script or assistive technology does. */
  async focus(selector: string): Promise<void> {
    await this.evaluate((query) => {
      document.querySelector<HTMLElement>(query)?.focus();
      return null;
    }, selector);
  }

  /** Presses keys, as in `Control+V`. */
  async press(keys: string): Promise<void> {
    const all = keys.split('+');
    for (const key of all) await this.driver.keyDown(key);
    for (const key of all.toReversed()) await this.driver.keyUp(key);
  }

  /** Types a text into a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.driver.type(text);
  }

  /**
   * Goes back or forward in the history, as the browser's buttons do; deferred until this has returned, as it may leave the
   * page.
   */
  go(delta: number): Promise<unknown> {
    return this.evaluate((steps) => {
      setTimeout(() => history.go(steps));
      return null;
    }, delta);
  }

  /** @returns the current path, with query and hash */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** @returns the ids of the visible elements, or their texts where they have none */
  shown(selector: string): Promise<string[]> {
    return this.evaluate(
      (query) =>
        [...document.querySelectorAll(query)]
          // An element closed by `hidden="until-found"` is a box of no height.
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.getBoundingClientRect().height > 0,
          )
          .map((element) => element.id || (element.textContent ?? '').replaceAll('\u00ad', '').trim()),
      selector,
    );
  }

  /** @returns the id of the focused element, or its text */
  focused(): Promise<string> {
    return this.shown(':focus').then(([name = '']) => name);
  }
}

/** Retries until the expectation holds; also retries while a page is being left. */
export const soon = (look: () => Promise<unknown>, expected: unknown, timeout = 15_000): Promise<void> =>
  expect(async () => expect(await look()).toEqual(expected)).toPass({
    timeout,
    intervals: [20, 50, 100, 250],
  });

/** Whether a page transition is still running: until then browsers treat a touch as one on the fading picture. */
const isFading = () =>
  document.getAnimations().some(({ effect }) => {
    const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
    return part?.startsWith('::view-transition');
  });

/**
 * @returns the centre of the first visible element; none while the page loads or moves: a URL's hash scrolls it once it is
 * parsed (lib/boot/anchor.ts), and a new font breaks lines elsewhere. In Firefox `document.fonts.ready` would also wait for
 * scripts that a test holds back
 */
async function steadyMiddle(query: string): Promise<[number, number][]> {
  const element = [...document.querySelectorAll(query)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height > 0,
  );
  const fontsCome = [...document.fonts].some(({ status }) => status === 'loading');
  if (!element || fontsCome || document.readyState === 'loading') return [];
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = (): [number, number] => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return [left + width / 2, top + height / 2];
  };
  const before = middle();
  // The first frame draws the change, the second its effects.
  for (const _ of before) await new Promise(requestAnimationFrame);
  const after = middle();
  return before.every((place, index) => place === after[index]) ? [after] : [];
}
