import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSource } from '@/lib/security/policies';
import { PostbuildFailure } from './files';

/**
 * Reads a file that the export or `scripts/boot.ts` wrote.
 *
 * @param path as in a URL, such as `/boot.js`
 * @throws when it is not there
 */
type Read = (path: string) => Buffer;

const remedy = 'build again, or mend the pattern in scripts/postbuild/finishPage.ts';
const bootTag = /<script src="\/boot\.js"><\/script>/;
const speculationRules = /<script type="speculationrules">(.*?)<\/script>/;
const stylePreload = /<link rel="preload" href="\/_next\/static\/css\/[^"]+" as="style"\/>/g;
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/css\/[^"]+)"[^>]*\/>/g;
const frameworkScripts = /(?:<script [^>]*src="\/_next\/static\/[^"]+"[^>]*><\/script>)+/;
const scriptSource = /(?<= src=")[^"]+/g;

/**
 * Scripts of the framework that do nothing here: two list the files of all pages for a router in the browser, but every
 * navigation is a document; the third is for browsers that do not understand the boot script either.
 */
const needless = /\/(?:_buildManifest\.js|_ssgManifest\.js|polyfills-\w+\.js)$/;

/** What stands in the pages once they are finished, and is asked for by none. */
const inlined = ['boot.js', 'boot-static.js', '_next/static/css'];

/**
 * Finishes every page of the export (`finishPage`), once.
 *
 * @param out the exported site
 * @returns as sources of policies: the few scripts that all pages share, and the styles of each page, by its file below
 *   `out/`, with `/` between folders
 */
export function finishPages(out: string) {
  const known = new Map<string, Buffer>();
  const read = (url: string) => {
    const content = known.get(url) ?? readFileSync(path.join(out, decodeURIComponent(url)));
    known.set(url, content);
    return content;
  };
  const scripts = new Set<string>();
  const styles: Record<string, readonly string[]> = {};
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => name.endsWith('.html')).sort()) {
    const file = name.split(path.sep).join('/');
    const page = finishPage(readFileSync(path.join(out, file), 'utf8'), file, read);
    writeFileSync(path.join(out, file), page.html);
    for (const script of page.scripts) scripts.add(script);
    styles[file] = page.styles;
  }
  for (const name of inlined) rmSync(path.join(out, name), { recursive: true });
  return { scripts: [...scripts].sort(), styles };
}

/**
 * Finishes a page of the export:
 *
 * - Its styles and the boot script go into it, so that nothing else has to arrive before the first paint.
 * - The framework's scripts go into a `<template>`, where they rest until the boot script starts them
 *   (lib/boot/framework.ts), each with its hash (W3C Subresource Integrity). Pages without them get a shorter boot script.
 *
 * @param html as the export wrote it
 * @param file below `out/`, for messages
 * @returns the page, and what it holds inline, as sources of its policy
 * @throws PostbuildFailure when something is not found in the page, or cannot be put into it
 */
export function finishPage(html: string, file: string, read: Read) {
  /** Replaces what has to be in the page: otherwise Next.js writes it in another way than before. */
  const replace = (text: string, pattern: RegExp, what: string, by: (...found: string[]) => string) => {
    if (text.search(pattern) < 0) throw new PostbuildFailure(`out/${file}`, `has no ${what}; ${remedy}`);
    return text.replace(pattern, by);
  };
  const fileAt = (path: string): Buffer => {
    try {
      return read(path);
    } catch {
      throw new PostbuildFailure(`out/${file}`, `names ${path}, which is missing; build again`);
    }
  };
  const contentOf = (path: string, end: RegExp): string => {
    const content = fileAt(path).toString().trim();
    if (end.test(content)) throw new PostbuildFailure(`out${path}`, `holds what matches ${end}; escape it`);
    return content;
  };
  const styles: string[] = [];
  const scripts: string[] = [];
  const inlineStyle = (_: string, path = '') => {
    const css = contentOf(path, /<\//);
    styles.push(hashSource(css));
    return `<style>${css}</style>`;
  };
  const inlineBoot = (path: string) => () => {
    const script = contentOf(path, /<(?:\/script|!--)/i);
    scripts.push(hashSource(script));
    return `<script>${script}</script>`;
  };

  let page = replace(html, stylePreload, 'preload of a stylesheet', () => '');
  page = replace(page, stylesheet, 'stylesheet', inlineStyle);
  const isStatic = !frameworkScripts.test(page);
  page = replace(page, bootTag, 'boot script', inlineBoot(isStatic ? '/boot-static.js' : '/boot.js'));
  page = replace(page, speculationRules, 'speculation rules', (element, rules = '') => {
    scripts.push(hashSource(rules));
    return element;
  });
  if (isStatic) return { html: page, styles, scripts };

  page = replace(page, frameworkScripts, 'framework', (elements) => {
    const paths = elements.match(scriptSource) ?? [];
    const kept = paths.filter((path) => !needless.test(path));
    if (kept.length !== paths.length - 3)
      throw new PostbuildFailure(`out/${file}`, `lacks one of the scripts ${needless}; ${remedy}`);
    const resting = kept.map(
      (path) =>
        `<script src="${path}" integrity="${hashSource(fileAt(path)).slice(1, -1)}" defer=""></script>`,
    );
    return `<template id="framework">${resting.join('')}</template>`;
  });
  return { html: page, styles, scripts };
}
