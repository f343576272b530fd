import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';

/** The HTML of a component as the build writes it: no effect has run yet. */
export async function asItArrives(ui: ReactElement): Promise<string> {
  Object.assign(globalThis, { TextEncoder }); // React's server half needs it, and jsdom has none
  const { renderToStaticMarkup } = await import('react-dom/server.edge');
  return renderToStaticMarkup(ui);
}
