import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '@/lib/chromium';

/**
 * Takes pictures of pages as visitors see them, for a look by eye:
 * `tsx scripts/screenshots.ts <folder> <origin> <path>…`, each at 390 and
 * 1440 px, light and dark, with the whole page in view.
 */
const [folder, origin, ...paths] = process.argv.slice(2);
if (!folder || !origin || paths.length === 0) {
  console.error('screenshots: give a folder, an origin and at least one path');
  process.exit(1);
}
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const schemes = ['light', 'dark'] as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
for (const path of paths) {
  for (const width of widths) {
    for (const scheme of schemes) await shoot(browser, { folder, origin, path, width, scheme });
  }
}
await browser.close();

interface Shot {
  folder: string;
  origin: string;
  path: string;
  width: number;
  scheme: 'light' | 'dark';
}

async function shoot(open: Browser, { folder, origin, path, width, scheme }: Shot): Promise<void> {
  const context = await open.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: path.startsWith('/de') ? 'de-CH' : 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  // What is further down loads and shows when it comes near the viewport.
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${scheme}`;
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await context.close();
}
