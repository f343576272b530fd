import { whenIdle } from './arrival';
import { lacksCatalogue } from './loadingNotice';
import { expectFramework } from './readiness';

/** What shows that somebody is about to use the page; a screen reader may press a button by nothing but `click`. */
const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'click'] as const;

/** How long a loaded page has the line for itself, in milliseconds, before its scripts are fetched ahead. */
const pause = 1_000;

/** Who has stayed for so long, in milliseconds, will want to use the page, too. */
const stay = 10_000;

/**
 * Brings the framework's scripts to life, which rest in a `<template>` (scripts/postbuild/finishPage.ts):
 * at once when somebody touches the page, scrolls it or presses a key; once it has loaded when its address names more
 * than the page, or its words have yet to come; and when somebody has stayed for a while. Until then the page is read
 * and followed like any document. The scripts are fetched when nothing else is, so that they are at hand: a moment after
 * the page has loaded, as its largest picture may have come, but not yet been drawn.
 */
export function awaitFramework(): void {
  const listening = new AbortController();
  const start = () => {
    const scripts = restingScripts();
    if (scripts.length === 0) return; // not parsed yet, or not on this page: `begin` will know
    listening.abort();
    for (const script of scripts) {
      const live = document.importNode(script);
      live.async = false; // in the order of the page, as `defer` would
      document.head.append(live);
      script.remove();
    }
    expectFramework();
  };
  const begin = () => {
    if (restingScripts().length === 0) listening.abort();
    else if (touched || isAddressed() || lacksCatalogue()) start();
    else {
      if (isPrepared()) whenIdle(start);
      else setTimeout(() => whenIdle(fetchAhead), pause);
      setTimeout(start, stay);
    }
  };
  let touched = false;
  const touch = (sign: Event) => {
    if (isResting(sign)) return;
    touched = true;
    start();
  };
  for (const sign of signsOfUse)
    document.addEventListener(sign, touch, { capture: true, passive: true, signal: listening.signal });
  window.addEventListener('load', begin, { signal: listening.signal });
}

/** Browsers report a pointer that merely rests where a page appears, as a move by nothing. */
const isResting = (sign: Event) =>
  sign instanceof MouseEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0;

/** The address names a part of the page, or a choice, which the framework shows. */
const isAddressed = () => location.hash + location.search !== '';

/** The browser prepares the page because somebody is about to open it (components/document/SpeculationRules.tsx). */
const isPrepared = () => 'prerendering' in document && document.prerendering === true;

function restingScripts(): HTMLScriptElement[] {
  const resting = document.querySelector<HTMLTemplateElement>('template#framework');
  return resting ? [...resting.content.querySelectorAll('script')] : [];
}

function fetchAhead(): void {
  for (const { src } of restingScripts()) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = src;
    document.head.append(link);
  }
}
