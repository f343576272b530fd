import { opensInSameTab } from './links';

/** Inner size of a window, in CSS pixels: `550x400`. */
export type WindowSize = `${number}x${number}`;

/**
 * Opens an address in its own window, centred over this one.
 *
 * @returns whether it opened; browsers and extensions may refuse
 */
function opensWindow(address: string, size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const features = `height=${height}, width=${width}, left=${left}, top=${top}`;
  const opened = window.open(address, '', features);
  if (opened) opened.opener = null; // with `noopener` the result would be unknown
  return opened !== null;
}

/** Opens an address in a window. Where windows are refused, it clicks a link instead, which a user gesture allows. */
export function openOrFollow(address: string, size: string): void {
  if (opensWindow(address, size)) return;
  Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'noopener' }).click();
}

/**
 * Makes a link with `data-window` open a window of that size on click or Enter, before any other script has
 * loaded (specification 22.8). A tap follows the link, as does a click whose window is refused.
 */
export function openLinksInWindows(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-window]');
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!link || isTap || !opensInSameTab(event)) return;
    if (opensWindow(link.href, link.dataset.window ?? '')) event.preventDefault();
  });
}
