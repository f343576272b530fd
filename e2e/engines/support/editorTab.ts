import type { Driver } from './driver';
import { soon, Tab } from './tab';

const anyField = '[data-mode=edit] [data-key-path]';
const saveButton = '#nc-root button[aria-keyshortcuts$="+S"]';

/** An editor's actions in a form of `npm run edit`, in any engine. */
export class EditorTab extends Tab {
  private readonly query: string;

  /** @param address that `npm run edit` prints */
  constructor(driver: Driver, address: string) {
    const { origin, search } = new URL(address);
    super(driver, origin);
    this.query = search;
  }

  /** The form, the page next to it, which `next dev` compiles, and the content check share the processors with the test. */
  override readonly patience = 120_000;

  /** @returns the selector of a field, or of a group of them, of a form in two languages */
  field = (locale: string, key: string) => `[data-locale=${locale}][data-mode=edit] [data-key-path="${key}"]`;

  /** @returns the selector for a form that has one language */
  fact = (key: string) => `[data-key-path="${key}"]`;

  /** Opens a form, and waits until it is there. */
  async form(form: string): Promise<void> {
    await this.begin(`/${this.query}#/collections/${form}`);
    await this.showing(anyField);
  }

  /** Follows a link of the bar, which reloads the editor with that form. */
  async follow(link: string): Promise<void> {
    const moment = await this.evaluate(() => performance.timeOrigin);
    await this.click(link);
    const isNew = (before: number) => performance.timeOrigin > before;
    await soon(() => this.evaluate(isNew, moment), true, this.patience);
    await this.showing(anyField);
  }

  /** Adds an entry to a list that has none. */
  async add(list: string, entry: string): Promise<void> {
    const adds = (button: string, added: string) => {
      if (document.querySelector(added)) return true;
      document.querySelector<HTMLElement>(button)?.click();
      return false;
    };
    await soon(() => this.evaluate(adds, `${list} button[data-label^=Add]`, entry), true, this.patience);
  }

  /** Shows German next to English, instead of the page. */
  async withGerman(): Promise<void> {
    const german = () => {
      if (document.querySelector('[data-locale=de][data-mode=edit] [data-key-path]')) return true;
      // On the left, too, is a button of that name. A form that is still loading drops the choice.
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-mode=edit][data-value=de]')];
      buttons.at(-1)?.click();
      return false;
    };
    await soon(() => this.evaluate(german), true, this.patience);
  }

  /**
   * Clicks the element once the mouse has reached it: a form that is still loading moves, and a message may cover it for a
   * while.
   */
  override async click(selector: string): Promise<void> {
    const reaches = async () => {
      await this.point(selector);
      return this.evaluate((query) => document.querySelector(`${query}:hover`) !== null, selector);
    };
    await soon(reaches, true, this.patience);
    await this.driver.down();
    await this.driver.up();
  }

  /** Replaces the text of a field. */
  async write(group: string, text: string): Promise<void> {
    const box = `${group} :is(input, textarea)`;
    await this.click(box);
    await soon(() => this.evaluate((query) => document.activeElement?.matches(query), box), true);
    await this.press('Control+a');
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) await this.press('Enter');
      if (line !== '') await this.driver.type(line);
    }
    const held = (query: string) => document.querySelector<HTMLInputElement>(query)?.value;
    await soon(() => this.evaluate(held, box), text, this.patience);
  }

  /** Pastes into an empty field, as a program has copied it. @returns whether the engine takes an event that a script makes */
  async paste(group: string, html: string): Promise<boolean> {
    const box = `${group} textarea`;
    // A field is drawn once it is in sight.
    const drawn = (query: string) => {
      const waiting = [...document.querySelectorAll('[data-mode=edit] .placeholder')];
      for (const place of waiting) place.scrollIntoView();
      return document.querySelector(query) !== null;
    };
    await soon(() => this.evaluate(drawn, box), true, this.patience);
    await this.click(box);
    await soon(() => this.evaluate((query) => document.activeElement?.matches(query), box), true);
    return this.evaluate(
      (query, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', copied);
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        // Firefox empties the data of an event that a script makes.
        Object.defineProperty(event, 'clipboardData', { value: clipboardData });
        const field = document.querySelector<HTMLTextAreaElement>(query);
        field?.dispatchEvent(event);
        return field?.value !== '';
      },
      box,
      html,
    );
  }

  /** Chooses a day; each engine has a picker of its own, which a script cannot reach. */
  async setDate(group: string, day: string): Promise<void> {
    await this.showing(`${group} input[type=date]`);
    await this.evaluate(
      (query, value) => {
        const input = document.querySelector<HTMLInputElement>(query);
        if (input) input.value = value;
        for (const type of ['input', 'change']) input?.dispatchEvent(new Event(type, { bubbles: true }));
        return null;
      },
      `${group} input[type=date]`,
      day,
    );
  }

  /** Saves the form once its button is enabled, and waits until its files are written. */
  async save(): Promise<void> {
    // It is also disabled while files are being written, and then says so.
    const look = (query: string) => {
      const { disabled, textContent } = document.querySelector<HTMLButtonElement>(query) ?? {};
      return [textContent?.trim() ?? '', disabled ?? false];
    };
    await soon(() => this.evaluate(look, saveButton), ['Save', false], this.patience);
    await this.click(saveButton);
    await soon(() => this.evaluate(look, saveButton), ['Save', true], this.patience);
  }

  /** Saves a form whose files will not be written. */
  trySave(): Promise<void> {
    return this.click(saveButton);
  }

  /** Waits until the bar shows the content check's result for the saved files. */
  finds(sentences: readonly string[]): Promise<void> {
    const bar = () =>
      this.evaluate(() => {
        const check = document.querySelector<HTMLElement>('#check');
        if (!check || check.hidden || check.ariaBusy) return null;
        return [...check.querySelectorAll('li')].map((item) => item.textContent);
      });
    return soon(bar, sentences, this.patience);
  }

  /** @returns the address of the page next to the form: a frame within Sveltia CMS's preview frame */
  preview(): Promise<string | undefined> {
    return this.evaluate(() => {
      const outer = document.querySelector('iframe')?.contentDocument;
      return outer?.querySelector('iframe')?.src;
    });
  }

  /** Answers all dialogs of the page from now on. */
  async answer(leaves: boolean): Promise<void> {
    await this.evaluate((answer) => {
      const questions: string[] = [];
      Object.assign(window, { questions });
      window.confirm = (question) => {
        questions.push(question ?? '');
        return answer;
      };
      return null;
    }, leaves);
  }

  /** @returns the dialogs since then */
  asked(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { questions: string[] }).questions);
  }

  /** Whether the browser would ask before leaving the page. */
  holdsBack(): Promise<boolean> {
    return this.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  }

  private showing(selector: string): Promise<void> {
    const isThere = (query: string) => document.querySelector(query) !== null;
    return soon(() => this.evaluate(isThere, selector), true, this.patience);
  }
}
