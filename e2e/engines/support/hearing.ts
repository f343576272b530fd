/**
 * For an engine without console access: a script that runs first in every page and collects the errors that a page can
 * observe, across pages. It misses messages of the browser itself, such as about a wrong header; missing files are reported
 * by the host (host.ts).
 */

const name = 'heard';

/** Where the script is served. */
export const hearingPath = '/hearing.js';

export const hearing = `(() => {
  const note = (text) => sessionStorage.setItem('${name}', JSON.stringify([...${takenFrom()}, text]));
  addEventListener('error', (event) => note('page error: ' + event.message));
  addEventListener('unhandledrejection', (event) => note('page error: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => {
      note('console ' + level + ': ' + words.join(' '));
      write.call(console, ...words);
    };
  }
})();`;

/** An expression that returns the collected errors, and clears them. */
export const takeHeard = `(() => {
  if (location.href === 'about:blank') return []; // no storage
  const heard = ${takenFrom()};
  sessionStorage.removeItem('${name}');
  return heard;
})()`;

function takenFrom(): string {
  return `JSON.parse(sessionStorage.getItem('${name}') ?? '[]')`;
}

/** @returns a page that loads the script first */
export const withHearing = (html: string): string =>
  html.replace('<head>', `<head><script src="${hearingPath}"></script>`);
