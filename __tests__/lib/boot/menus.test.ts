import userEvent from '@testing-library/user-event';
import { enhanceMenus } from '@/lib/boot/menus';

// What a visitor sees of the menus is tested in e2e/navigation-menu.spec.ts and e2e/language-switcher.spec.ts.

beforeAll(() => {
  // jsdom has no media queries.
  window.matchMedia = jest.fn((media) => Object.assign(new EventTarget(), { media }) as MediaQueryList);
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
  it('closes on Escape without taking a focus that is elsewhere', async () => {
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(document.body).toHaveFocus();
  });
});

describe('Picking a language', () => {
  it('keeps query and hash also when the link opens in a new tab by the middle button', () => {
    link('de').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(link('de').href).toBe('http://localhost/de/services?utm=a&x=1#design');
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
