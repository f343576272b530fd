/**
 * @param phone an international number with spaces, such as `+41 44 000 00 00`
 * @returns the same number as a `tel:` URL (RFC 3966)
 */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
