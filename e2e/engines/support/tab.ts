import { expect } from '@playwright/test';
import type { Driver } from './driver';

/** Results and arguments travel as JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What a visitor does in a tab, and what shows there. */
export class Tab {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** What a page may take to do what it is told, on a busy machine, in milliseconds. */
  readonly patience: number = 15_000;

  /** Opens a page as from the address bar, also where only the hash differs, and waits until it is parsed. */
  async goto(path: string): Promise<void> {
    await this.begin(path);
    await soon(() => this.evaluate(() => document.readyState !== 'loading'), true);
  }

  /** As `goto`, but waits for nothing: scripts that a test keeps back end no parsing. */
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
    // A page that just then changes its hash may keep WebKit from leaving it.
    await expect(begins).toPass({ timeout: this.patience });
  }

  /** Opens a page, and waits until its islands react and its fonts are there. */
  async arrive(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** Waits until every island reacts (lib/boot/islands.ts), but for those that wait for a pointer or the focus. */
  async hydrated(): Promise<void> {
    const isReady = () =>
      document.readyState === 'complete' &&
      (document.documentElement.dataset.hydrated !== undefined || !document.querySelector('[data-island]'));
    await soon(() => this.evaluate(isReady), true);
    await this.evaluate(() => document.fonts.ready.then(() => true));
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  async evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // What comes back is what the function returned, as JSON.
    return (await this.driver.run(`(${run})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Scrolls to the first element of these that shows. @returns its middle, once it has stopped moving */
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

  /** Gives an element the focus, as a script or assistive technology does. */
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

  /** Goes back or forward in the history, as the browser's buttons do; after this has returned, as it may leave the page. */
  go(delta: number): Promise<unknown> {
    return this.evaluate((steps) => {
      setTimeout(() => history.go(steps));
      return null;
    }, delta);
  }

  /** @returns the path that shows, with query and hash */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** @returns of the elements that show the ids, or the texts where they have none */
  shown(selector: string): Promise<string[]> {
    return this.evaluate(
      (query) =>
        [...document.querySelectorAll(query)]
          // What is closed by `hidden="until-found"` is a box of no height.
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.getBoundingClientRect().height > 0,
          )
          .map((element) => element.id || (element.textContent ?? '').replaceAll('\u00ad', '').trim()),
      selector,
    );
  }

  /** @returns the id of what has the focus, or its text */
  focused(): Promise<string> {
    return this.shown(':focus').then(([name = '']) => name);
  }
}

/** Looks until it sees what is expected; a page that is just being left is looked at again. */
export const soon = (look: () => Promise<unknown>, expected: unknown, timeout = 15_000): Promise<void> =>
  expect(async () => expect(await look()).toEqual(expected)).toPass({
    timeout,
    intervals: [20, 50, 100, 250],
  });

/** Whether one page still fades into the next: until then browsers take a touch for one of the picture that fades. */
const isFading = () =>
  document.getAnimations().some(({ effect }) => {
    const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
    return part?.startsWith('::view-transition');
  });

/**
 * @returns the middle of the first element of these that shows; none while the page comes or moves: a URL's hash has it
 *   scrolled once it is parsed (lib/boot/anchor.ts), and lines break elsewhere by a font. `document.fonts.ready` would also
 *   wait, in Firefox, for scripts that a test keeps back
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
  // The first frame draws what has changed, the second what that has brought about.
  for (const _ of before) await new Promise(requestAnimationFrame);
  const after = middle();
  return before.every((place, index) => place === after[index]) ? [after] : [];
}
