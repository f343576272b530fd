import { screen } from '@testing-library/react';
import { awaitCatalogue, hideLoading, showLoading } from '@/lib/boot/loadingNotice';
import { applyStyles } from '../../support/styles';

const root = document.documentElement;

beforeAll(() => applyStyles('styles/base.css'));

beforeEach(() => {
  document.body.innerHTML = '<p>The page</p>';
  root.lang = 'en';
  window.history.replaceState(null, '', '/');
});

afterEach(hideLoading);

it('is marked as the English it is, in a page of any language', () => {
  root.lang = 'de';
  showLoading();
  expect(document.getElementById('loading')).toHaveAttribute('lang', 'en');
});

it('shows once, however often it is asked for', () => {
  showLoading();
  showLoading();
  expect(document.querySelectorAll('#loading')).toHaveLength(1);
});

it('brings the page back', () => {
  showLoading();
  hideLoading();
  expect(screen.getByText('The page')).toBeVisible();
  expect(document.getElementById('loading')).toBeNull();
});

it('waits for no body', () => {
  document.body.remove();
  showLoading();
  expect(document.getElementById('loading')?.parentElement).toBe(root);
  root.append(document.createElement('body'));
});

describe('a page whose catalogue is on the way', () => {
  it.each([
    ['/de/nowhere', 'en', 1],
    ['/nowhere', 'de', 0],
    ['/home/ana/Downloads/policies.html', 'de', 0], // specification 32.6
    ['/nowhere', 'en', 0],
    ['/de/nowhere', 'de', 0],
  ])('%s that came in %s', (path, lang, notices) => {
    window.history.replaceState(null, '', path);
    root.lang = lang;
    awaitCatalogue();
    expect(document.querySelectorAll('#loading')).toHaveLength(notices);
  });

  it('shows as it came when no answer ever comes', () => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/de/nowhere');
    awaitCatalogue();
    jest.advanceTimersByTime(10_850); // all retries
    expect(document.querySelectorAll('#loading')).toHaveLength(1);
    jest.advanceTimersByTime(5000);
    expect(document.querySelectorAll('#loading')).toHaveLength(0);
    jest.useRealTimers();
  });
});
