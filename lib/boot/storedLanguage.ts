export const storageKey = 'i18nextLng';

/** @returns the value read, or null where the browser denies access to cookies or storage, as in a sandboxed frame */
export function ifAllowed(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Stores the current language (specification 4.12). Nothing else depends on it. */
export function keepLanguage(locale: string): void {
  try {
    window.localStorage.setItem(storageKey, locale);
  } catch {
    // Private modes and full storage refuse; the address still carries the choice.
  }
}
