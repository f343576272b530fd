import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSource } from '@/lib/security/policies';
import { scriptsManifest } from '../scriptsManifest';
import { PostbuildFailure } from './files';

/**
 * Reads a file that the export or `scripts/browser.ts` wrote.
 *
 * @param path as in a URL, such as `/boot.js`
 * @throws when it is not there
 */
type Read = (path: string) => Buffer;

const remedy = 'build again, or mend the pattern in scripts/postbuild/finishPage.ts';
const bootTags =
  /<script src="\/boot\.js"><\/script><script type="module" src="\/page\.js"( [^>]*)><\/script>/;
const speculationRules = /<script type="speculationrules">(.*?)<\/script>/;
const stylePreload = /<link rel="preload" href="\/_next\/static\/css\/[^"]+" as="style"\/>/g;
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/css\/[^"]+)"[^>]*\/>/g;
const framework = {
  scripts: /(?:<script [^>]*src="\/_next\/static\/[^"]+"[^>]*><\/script>)+/g,
  data: /<script id="__NEXT_DATA__"[^>]*>.*?<\/script>/,
  marks: / data-next-head=""|<noscript data-n-css=""><\/noscript>/g,
};
const islandName = /(?<=data-island=")\w+(?=")/g;

/** What stands in the pages once they are finished. */
const unneeded = ['boot.js', 'boot-static.js', scriptsManifest];

/** Of what Next.js writes beside the pages they ask for fonts alone. */
const kept = ['static', 'media'];

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
  renameSync(path.join(out, 'page.js'), path.join(out, pageScriptUrl(read)));
  for (const name of unneeded) rmSync(path.join(out, name));
  for (const folder of ['_next', '_next/static'])
    for (const name of readdirSync(path.join(out, folder)))
      if (!kept.includes(name)) rmSync(path.join(out, folder, name), { recursive: true });
  return { scripts: [...scripts].sort(), styles };
}

/** Its name holds a hash of its content, so that browsers keep it. */
const pageScriptUrl = (read: Read) => {
  const hash = createHash('sha256').update(read('/page.js')).digest('hex').slice(0, 8);
  return `/scripts/page-${hash}.js`;
};

/**
 * Finishes a page of the export:
 *
 * - Its styles and the boot script go into it, so that nothing else has to arrive before the first paint.
 * - The framework's scripts and data go: what moves is an island (lib/islands/island.tsx), and each names the scripts that
 *   hydrate it.
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
  const islandScripts = (name: string): string => {
    const scripts: Record<string, readonly string[]> = JSON.parse(fileAt(`/${scriptsManifest}`).toString());
    const found = scripts[name];
    if (!found)
      throw new PostbuildFailure(`components/islands/${name}.ts`, 'is missing, but a page asks for it');
    return found.join(' ');
  };
  const scripts: string[] = [];
  let css = '';
  const takeStyles = (_: string, path = '') => {
    css += contentOf(path, /<\//);
    return '';
  };
  /** With islands the page script comes at once, for whoever taps early; else the boot script imports it (lib/boot/static.ts). */
  const inlineBoot = (_: string, priority = '') => {
    const url = pageScriptUrl(fileAt);
    const moves = html.includes('data-island=');
    const script = contentOf(moves ? '/boot.js' : '/boot-static.js', /<(?:\/script|!--)/i);
    scripts.push(hashSource(script));
    return moves
      ? `<script>${script}</script><script type="module" src="${url}"${priority}></script>`
      : `<script data-page="${url}">${script}</script>`;
  };

  let page = replace(html, stylePreload, 'preload of a stylesheet', () => '');
  page = replace(page, stylesheet, 'stylesheet', takeStyles);
  page = replace(page, /(?=<\/head>)/, 'head', () => `<style>${css}</style>`);
  for (const [what, pattern] of Object.entries(framework))
    page = replace(page, pattern, `${what} of the framework`, () => '');
  page = replace(page, bootTags, 'boot and page script', inlineBoot);
  page = replace(page, speculationRules, 'speculation rules', (element, rules = '') => {
    scripts.push(hashSource(rules));
    return element;
  });
  page = page.replace(islandName, islandScripts);
  return { html: page, styles: [hashSource(css)], scripts };
}
