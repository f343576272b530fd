import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Head } from 'next/document';
import { joinLayers } from './joinLayers';

/**
 * The head of a page. A build inlines the page's styles, so the first paint waits for no other file, and leaves out the
 * framework's scripts: interactive parts are islands (lib/islands/island.tsx). `npm run dev` has the framework's own head.
 */
export class DocumentHead extends Head {
  override render() {
    const { head, isDevelopment, nextFontManifest } = this.context;
    if (isDevelopment) return super.render();
    return (
      <>
        {/* biome-ignore lint/style/noHeadElement: it is the document's own, in place of the framework's */}
        <head>
          {head}
          {this.props.children}
          {nextFontManifest?.pages['/_app']?.map((font) => (
            <link
              key={font}
              rel="preload"
              href={`/_next/${font}`}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
          <style>{this.styles()}</style>
        </head>
      </>
    );
  }

  /** @throws when Next.js names no stylesheet for the page, or one that is missing */
  private styles(): string {
    const { pages } = this.context.buildManifest;
    const { page } = this.context.__NEXT_DATA__;
    const files = new Set([...(pages['/_app'] ?? []), ...(pages[page] ?? [])]);
    const sheets = [...files].filter((file) => file.endsWith('.css')).map((file) => path.join('.next', file));
    if (sheets.length === 0)
      throw new Error(`${page}: Next.js names no stylesheet for this page; see docs/upgrading.md, "Next.js"`);
    return joinLayers(sheets.map(contentOf).join(''));
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${file}: is missing; build again, or see docs/upgrading.md, "Next.js"`);
  }
}
