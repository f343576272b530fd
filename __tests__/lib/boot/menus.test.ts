import userEvent from '@testing-library/user-event';
import { enhanceMenus } from '@/lib/boot/menus';

const wide = new EventTarget();

beforeAll(() => {
  // jsdom has no media queries.
  window.matchMedia = jest.fn((media) => Object.assign(wide, { media }) as MediaQueryList);
  enhanceMenus();
  // jsdom follows no links and says so; what is tested happens before.
  document.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/services?utm=a&x=1#design');
  document.body.innerHTML = `
    <details data-menu open>
      <summary>EN</summary>
      <a href="/services" data-language="en" data-same-page="">English</a>
      <a href="/de/services" data-language="de" data-same-page="">Deutsch</a>
    </details>
    <details id="week" open><summary>Week 1</summary>HTML</details>
    <button>Elsewhere</button>
    <p>Text</p>`;
});

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

const menu = () => find<HTMLDetailsElement>('[data-menu]');
const link = (language: string) => find<HTMLAnchorElement>(`[data-language=${language}]`);

describe('the language menu (specification 5.6, 5.8, 5.10 and 5.11)', () => {
  it('closes on Escape and gives the focus back to what opened it', async () => {
    link('de').focus();
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(find('summary')).toHaveFocus();
  });

  it('closes on Escape without taking a focus that is elsewhere', async () => {
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(document.body).toHaveFocus();
  });

  it('stays open on any other key', async () => {
    link('de').focus();
    await userEvent.keyboard('a{ArrowDown}');
    expect(menu().open).toBe(true);
  });

  it('closes on a click outside', async () => {
    await userEvent.click(find('p'));
    expect(menu().open).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    link('de').focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(find('button')).toHaveFocus();
    expect(menu().open).toBe(false);
  });

  it('stays open while the focus moves within it', async () => {
    link('en').focus();
    await userEvent.tab();
    expect(link('de')).toHaveFocus();
    expect(menu().open).toBe(true);
  });

  it('leaves other disclosures as they are', async () => {
    await userEvent.click(find('p'));
    await userEvent.keyboard('{Escape}');
    expect(find<HTMLDetailsElement>('#week').open).toBe(true);
  });
});

describe('Picking a language', () => {
  it.each(['en', 'de'])('stores the choice and closes the menu: %s', async (language) => {
    await userEvent.click(link(language));
    expect(localStorage.getItem('i18nextLng')).toBe(language);
    expect(menu().open).toBe(false);
  });

  it('keeps query and hash', async () => {
    await userEvent.click(link('de'));
    expect(link('de').href).toBe('http://localhost/de/services?utm=a&x=1#design');
  });

  it('keeps them also when the link opens in a new tab by the middle button', () => {
    link('de').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(link('de').href).toBe('http://localhost/de/services?utm=a&x=1#design');
  });

  it('drops them on a page that is in no other language, such as not-found', async () => {
    delete link('de').dataset.samePage;
    await userEvent.click(link('de'));
    expect(link('de').href).toBe('http://localhost/de/services');
  });

  it('leaves the address bare when there is neither', async () => {
    window.history.replaceState(null, '', '/services');
    await userEvent.click(link('de'));
    expect(link('de').href).toBe('http://localhost/de/services');
  });

  it('works when storage is denied', async () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await userEvent.click(link('de'));
    expect(menu().open).toBe(false);
    denied.mockRestore();
  });
});

it('stores nothing for a link that is not about the language', async () => {
  document.body.innerHTML = '<a href="/about">About us</a>';
  await userEvent.click(find('a'));
  expect(localStorage).toHaveLength(0);
  expect(find<HTMLAnchorElement>('a').href).toBe('http://localhost/about');
});

describe('the navigation sheet', () => {
  // jsdom has no popovers.
  const hidePopover = jest.fn();
  beforeAll(() =>
    Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true }),
  );
  afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

  function openSheet(open: boolean): void {
    document.body.innerHTML =
      '<header><div popover="auto"><a href="/about">About us</a></div></header><a id="other" href="/">Home</a>';
    Object.assign(find('[popover]'), {
      hidePopover,
      matches: (selector: string) => selector === ':popover-open' && open,
    });
    hidePopover.mockClear();
  }

  it('closes when a link is clicked', async () => {
    openSheet(true);
    await userEvent.click(find('[popover] a'));
    expect(hidePopover).toHaveBeenCalled();
  });

  it('is left alone when it is not open, as in the top bar', async () => {
    openSheet(false);
    await userEvent.click(find('[popover] a'));
    expect(hidePopover).not.toHaveBeenCalled();
  });

  it('closes when the focus leaves the header, so that it never lies behind the sheet', () => {
    openSheet(true);
    find('#other').focus();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('closes when the window becomes wider than 1250px, where it is the top bar', () => {
    openSheet(true);
    wide.dispatchEvent(new Event('change'));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(window.matchMedia).toHaveBeenCalledWith('(width > 1250px)');
  });
});
