/**
 * @param address a mail address
 * @param subject prefilled subject
 * @returns a `mailto:` URL (RFC 6068)
 */
export function mailLink(address: string, subject?: string): string {
  return subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
