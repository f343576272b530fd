import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import nesting from 'postcss-nesting';

/**
 * Applies a component's own style sheet, so that `toBeVisible` sees what a
 * visitor sees. Jest leaves class names as they are written; media queries
 * about widths are passed over, those about the screen are not.
 *
 * @param file such as `components/ui/Tabs.module.css`
 */
export function applyStyles(file: string): void {
  const sheet = document.createElement('style');
  const written = readFileSync(join(process.cwd(), file), 'utf8').replaceAll(':global(.js)', '.js');
  sheet.textContent = postcss([nesting()]).process(written, { from: file }).css; // jsdom reads no nesting
  document.head.append(sheet);
}

/** What `lib/boot/readiness.ts` does before first paint. */
export function markScripted(scripted: boolean): void {
  document.documentElement.classList.toggle('js', scripted);
}
