export const storageKey = 'i18nextLng';

/** @returns what is read, or nothing where the browser denies access to cookies or storage, as in a sandboxed frame */
export function ifAllowed(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Keeps the language shown (specification 4.12); a browser that denies storage loses nothing else. */
export function keepLanguage(locale: string): void {
  try {
    window.localStorage.setItem(storageKey, locale);
  } catch {
    // Private modes and full storages refuse: the address still carries the choice.
  }
}
