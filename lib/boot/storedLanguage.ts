const key = 'i18nextLng';

/**
 * @returns the language kept in a storage, or `null` when there is none or the
 *   browser denies access to storage
 */
export function readStored(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** @returns `document.cookie`, or nothing where the browser denies access, as in a sandboxed frame */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Keeps the language shown (specification 4.12); a browser that denies storage loses nothing else. */
export function keepLanguage(locale: string): void {
  try {
    window.localStorage.setItem(key, locale);
  } catch {
    // Private modes and full storages refuse: the address still carries the choice.
  }
}
