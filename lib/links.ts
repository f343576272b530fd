import { stripSoftHyphens } from './text';

/**
 * @param address a mail address
 * @param subject prefilled subject; without its soft hyphens, which a mail program would show
 * @returns a `mailto:` URL (RFC 6068)
 */
export function mailLink(address: string, subject?: string): string {
  return subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(stripSoftHyphens(subject))}`;
}

/**
 * @param phone an international number with spaces, such as `+41 44 000 00 00`
 * @returns the same number as a `tel:` URL (RFC 3966)
 */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** @returns whether a click opens the link in this tab, rather than a new tab or window */
export function opensInSameTab({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
