import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { BrowserScripts } from '@/lib/browserScripts';
import { hashSource } from '@/lib/security/policies';
import { PostbuildFailure } from './files';

/**
 * Reads every page of the export.
 *
 * @param site the exported site
 * @param scripts that pages may contain or name
 * @returns the inline content of pages as policy sources: the few scripts that all pages share, and the
 *   styles of each page, by its file below `out/`, with `/` between folders
 * @throws PostbuildFailure when a page lacks styles or boot script, or has an unknown or missing script
 */
export function inlineSources(site: string, { boot, staticBoot }: BrowserScripts) {
  const shared = new Set<string>();
  const styles: Record<string, readonly string[]> = {};
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => name.endsWith('.html')).sort()) {
    const file = name.split(path.sep).join('/');
    const refuse = (problem: string) =>
      new PostbuildFailure(`out/${file}`, `${problem}; see docs/upgrading.md, "Next.js"`);
    const page = contentsOf(readFileSync(path.join(site, name), 'utf8'));
    for (const { text, type } of page.scripts) {
      if (type !== 'speculationrules' && text !== boot && text !== staticBoot)
        throw refuse(`holds a script that is not ours: ${text.slice(0, 60)}`);
      shared.add(hashSource(text));
    }
    for (const url of page.urls)
      if (!url.startsWith('/scripts/') || !existsSync(path.join(site, url)))
        throw refuse(`names the script ${url}, which is not in out/scripts/`);
    if (!page.scripts.some(({ text }) => text === boot || text === staticBoot))
      throw refuse('has no boot script');
    if (page.styles.length === 0) throw refuse('has no styles');
    styles[file] = page.styles.map(hashSource);
  }
  return { scripts: [...shared].sort(), styles };
}

/** Data blocks, such as structured data, need no policy (HTML Standard, "data block"). */
const dataType = 'application/ld+json';

/**
 * @returns the inline content of a page, and the scripts that it names: by `src`, for the boot script and for
 *   islands
 */
function contentsOf(html: string) {
  const elements = [...elementsBelow(parse(html))];
  const inline = (tag: string) =>
    elements
      .filter(({ tagName, attributes }) => tagName === tag && !('src' in attributes))
      .map(({ text, attributes }) => ({ text, type: attributes.type }));
  return {
    scripts: inline('script').filter(({ type }) => type !== dataType),
    styles: inline('style').map(({ text }) => text),
    urls: elements.flatMap(({ tagName, attributes }) => [
      ...(tagName === 'script' && attributes.src !== undefined ? [attributes.src] : []),
      ...(attributes['data-page'] !== undefined ? [attributes['data-page']] : []),
      ...(attributes['data-island']?.split(' ') ?? []),
    ]),
  };
}

function* elementsBelow(parent: DefaultTreeAdapterTypes.ParentNode): Generator<{
  tagName: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}> {
  for (const node of parent.childNodes)
    if ('tagName' in node) {
      const { tagName, attrs, childNodes } = node;
      const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      yield { tagName, attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])), text };
      yield* elementsBelow(node);
    }
}
