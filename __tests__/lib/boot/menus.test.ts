/** @jest-environment jsdom */
import { enhanceMenus } from '@/lib/boot/menus';

// e2e/navigation-menu.spec.ts and e2e/language-switcher.spec.ts test the menus as visitors use them.
it('a language link keeps query and hash when the middle button opens it in a new tab (specification 5.8)', () => {
  // jsdom has no media queries.
  window.matchMedia = jest.fn((media) => Object.assign(new EventTarget(), { media }) as MediaQueryList);
  enhanceMenus();
  window.history.replaceState(null, '', '/services?utm=a&x=1#design');
  document.body.innerHTML = '<a href="/de/services" data-language="de" data-same-page="">Deutsch</a>';
  const link = document.querySelector('a');
  link?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(link?.href).toBe('http://localhost/de/services?utm=a&x=1#design');
});
