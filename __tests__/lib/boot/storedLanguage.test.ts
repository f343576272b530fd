import { detectLocale } from '@/lib/boot/detectLocale';
import { keepLanguage } from '@/lib/boot/storedLanguage';
import { know } from './arrival';

beforeEach(() => know({ browser: ['ja'] }));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('The language shown is kept in local storage under the key i18nextLng (specification 4.12, 4.13 and 4.14)', () => {
  keepLanguage('de');
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  expect(detectLocale()).toBe('de');
  expect(sessionStorage).toHaveLength(0);
});

describe('Blocked storage never breaks a page', () => {
  it.each(['localStorage', 'sessionStorage'] as const)('when the very access to %s throws', (storage) => {
    jest.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(detectLocale()).toBeUndefined();
    expect(() => keepLanguage('de')).not.toThrow();
  });

  it('when reading throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(detectLocale()).toBeUndefined();
  });

  it('when it is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepLanguage('de')).not.toThrow();
    expect(full).toHaveBeenCalledWith('i18nextLng', 'de');
  });
});
