import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';

/**
 * Takes screenshots of pages: `tsx scripts/screenshots.ts <folder> <origin> <path>…`, each at 390 and 1440
 * px (or at the widths in `WIDTHS`), light and dark, full page.
 */
const [folder, origin, ...paths] = process.argv.slice(2);
if (!folder || !origin || paths.length === 0) {
  console.error('screenshots: give a folder, an origin and at least one path');
  process.exit(1);
}
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
for (const path of paths)
  for (const width of widths)
    for (const scheme of ['light', 'dark'] as const) await shoot(path, width, scheme);
await browser.close();

async function shoot(path: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(origin + path);
  // Content further down loads when it comes near the viewport.
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}`;
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.close();
}
