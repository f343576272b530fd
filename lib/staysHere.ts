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
