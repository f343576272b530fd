/** @jest-environment jsdom */
import { fallBackToNoScript, markScripted, watchScripts } from '@/lib/boot/readiness';

const root = document.documentElement;

beforeEach(() => {
  root.className = '';
  delete root.dataset.hydrated;
  markScripted();
});

it('opens closed parts, also in a copy that was saved after hydration (specification 32.6)', () => {
  root.dataset.hydrated = '';
  document.body.innerHTML = '<div hidden="until-found">Week 1</div><form hidden></form>';
  markScripted();
  fallBackToNoScript();
  expect(root).not.toHaveClass('js');
  expect(document.querySelectorAll('div[hidden]')).toHaveLength(0);
  expect(document.querySelectorAll('form[hidden]')).toHaveLength(1);
});

it('falls back at once if a script fails, and after ten seconds if one hangs', () => {
  jest.useFakeTimers();
  watchScripts();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(9999);
  document.body.innerHTML = '<img>';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(root).toHaveClass('js');
  jest.advanceTimersByTime(1);
  expect(root).not.toHaveClass('js');
  markScripted();
  document.head.append(document.createElement('script'));
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(root).not.toHaveClass('js');
  jest.useRealTimers();
});

it('keeps the mark for good once everything reacts', () => {
  root.dataset.hydrated = '';
  fallBackToNoScript();
  expect(root).toHaveClass('js');
});
