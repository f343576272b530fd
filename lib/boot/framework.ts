/** What shows that somebody is about to use the page. */
const signsOfUse = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const;

/** How long an idle moment is waited for after the page has loaded, in milliseconds. */
const longest = 1000;

/**
 * Brings the framework's scripts to life, which rest in a `<template>` (scripts/postbuild/lateFramework.ts):
 * once the page has loaded and the browser has nothing better to do, or at once when somebody touches the page.
 * Until then the page is read, scrolled and followed like any document.
 */
export function awaitFramework(): void {
  const start = () => {
    const resting = document.querySelector<HTMLTemplateElement>('template#framework');
    if (!resting) return; // not parsed yet: the load event, or the next sign, will find it
    for (const sign of signsOfUse) document.removeEventListener(sign, start, true);
    for (const script of resting.content.querySelectorAll('script')) {
      const live = document.importNode(script);
      live.async = false; // in the order of the page, as `defer` would
      document.head.append(live);
    }
    resting.content.replaceChildren();
  };
  for (const sign of signsOfUse) document.addEventListener(sign, start, { capture: true, passive: true });
  window.addEventListener('load', () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longest });
    else setTimeout(start, longest / 5);
  });
}
