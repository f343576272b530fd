import { rewritePages } from './pages';

const framework = /(?:<script src="\/_next\/static\/[^"]+" defer=""><\/script>)+/;

/**
 * Puts the framework's scripts into a `<template>`, where browsers let them
 * rest: the page's first script brings them to life once something has been
 * painted (lib/boot/framework.ts), so that they do not compete with what the
 * visitor came for.
 *
 * @param out the exported site
 */
export function setFrameworkBack(out: string): Promise<void> {
  return rewritePages(out, (html) =>
    html.replace(framework, (scripts) =>
      html.includes('<template id="framework">') ? scripts : `<template id="framework">${scripts}</template>`,
    ),
  );
}
