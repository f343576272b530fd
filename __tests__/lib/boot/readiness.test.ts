import { showLoading } from '@/lib/boot/loadingNotice';
import { expectFramework, markScripted, watchScripts } from '@/lib/boot/readiness';

const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  root.className = '';
  delete root.dataset.hydrated;
  document.head.innerHTML = '<template id="framework"></template>';
  markScripted();
  watchScripts();
});

afterEach(() => jest.useRealTimers());

/** An error of loading does not bubble, as in a browser. */
function fail(tag: 'script' | 'img'): void {
  const element = document.createElement(tag);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

it('marks the page at once, so that nothing jumps when the script arrives (specification 32.2 and 33.5)', () => {
  expect(root).toHaveClass('js');
});

it('keeps the mark for as long as nobody needs the framework', () => {
  jest.advanceTimersByTime(60_000);
  expect(root).toHaveClass('js');
});

it('keeps the mark while the framework is on its way', () => {
  expectFramework();
  jest.advanceTimersByTime(9999);
  expect(root).toHaveClass('js');
});

it('if it fails to arrive, the class goes and all content is readable again', () => {
  expectFramework();
  jest.advanceTimersByTime(10_000);
  expect(root).not.toHaveClass('js');
});

it('on a page that is still loading, the wait begins when it has loaded', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  expectFramework();
  jest.advanceTimersByTime(60_000);
  expect(root).toHaveClass('js');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(root).not.toHaveClass('js');
  state.mockRestore();
});

it('keeps the mark on a page that awaits no framework', () => {
  document.head.innerHTML = '';
  fail('script');
  expect(root).toHaveClass('js');
});

it('keeps the mark for good once the framework has arrived', () => {
  expectFramework();
  root.dataset.hydrated = '';
  jest.advanceTimersByTime(60_000);
  fail('script');
  expect(root).toHaveClass('js');
});

it('gives up at once when a script does not load', () => {
  fail('script');
  expect(root).not.toHaveClass('js');
});

it('does not mind a picture that does not load', () => {
  fail('img');
  expect(root).toHaveClass('js');
});

it('takes "Loading..." away with it', () => {
  showLoading();
  fail('script');
  expect(root).not.toHaveClass('loading');
  expect(document.getElementById('loading')).toBeNull();
});
