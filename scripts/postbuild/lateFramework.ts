import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PostbuildFailure } from './failure';
import { rewritePages } from './pages';

/** How the framework's scripts begin in a page that has some. */
export const frameworkTemplate = '<template id="framework">';

const framework = /(?:<script src="\/_next\/static\/[^"]+" defer=""><\/script>)+/;
const address = /(?<=<script src="(\/_next\/static\/[^"]+)" )(?=defer="")/g;

/**
 * Puts the framework's scripts into a `<template>`, where browsers let them
 * rest: the page's first script brings them to life once something has been
 * painted (lib/boot/framework.ts), so that they do not compete with what the
 * visitor came for. Each says what it must be, so that no other runs in its
 * place (W3C Subresource Integrity).
 *
 * @param out the exported site
 * @throws PostbuildFailure when a script that a page names is missing
 */
export async function setFrameworkBack(out: string): Promise<void> {
  const integrities = new Map<string, Promise<string>>();
  const integrityOf = (script: string, page: string) => {
    const known = integrities.get(script) ?? integrity(out, script, page);
    integrities.set(script, known);
    return known;
  };
  await rewritePages(out, async (html, page) => {
    const scripts = html.match(framework)?.[0];
    if (!scripts) return html;
    const named = [...scripts.matchAll(address)].map(([, script = '']) => script);
    const known = new Map(
      await Promise.all(named.map(async (script) => [script, await integrityOf(script, page)] as const)),
    );
    const sure = scripts.replace(address, (_, script: string) => `integrity="${known.get(script)}" `);
    return html.replace(framework, () => `${frameworkTemplate}${sure}</template>`);
  });
}

async function integrity(out: string, script: string, page: string): Promise<string> {
  const content = await readFile(path.join(out, decodeURIComponent(script))).catch(() => {
    throw new PostbuildFailure(`out/${page}`, `names ${script}, which is missing; build again`);
  });
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
