import { enableFindInPage } from '@/lib/boot/findInPage';

/** Specification 21.5. */

const section = (id: string) => document.querySelector(`[data-part=${id}]`);
const find = (id: string) => section(id)?.dispatchEvent(new Event('beforematch', { bubbles: true }));

beforeAll(() => {
  Object.assign(document, { onbeforematch: null }); // this browser opens what it finds
  document.body.innerHTML = `
    <section data-part="privacy-policy"></section>
    <section data-part="isms-policy" style="display: none"><h3 id="audits">Audits</h3></section>`;
  enableFindInPage();
});

it('closed sections can be searched before hydration', () => {
  expect(section('privacy-policy')).not.toHaveAttribute('hidden');
  expect(section('isms-policy')).toHaveAttribute('hidden', 'until-found');
});

it.each([
  ['/policies', '#isms-policy', true],
  ['/policies#audits', '#audits', false], // lib/boot/anchor.ts follows the hash
])('one that is found in %s opens, and the URL then has the hash %s', (url, hash, named) => {
  section('isms-policy')?.removeAttribute('data-named');
  window.history.replaceState(null, '', url);
  find('isms-policy');
  expect(window.location.hash).toBe(hash);
  expect(section('isms-policy')?.hasAttribute('data-named')).toBe(named);
});
