import { builtHtml } from './support/builtFile';
import { expect } from './support/fixtures';
import { builtPaths } from './support/sitePages';
import { test } from './support/tour';

/**
 * Specification 33.6: every picture that a page can show, in every size, is one. That its file is there is in
 * `links.spec.ts`.
 */

function picturesOf(path: string): string[] {
  const html = builtHtml(path);
  const plain = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\ssrcSet="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  return [...plain, ...sets];
}

test('pictures load, all of them', async ({ page }) => {
  const addresses = [...new Set(builtPaths.flatMap(picturesOf))];
  expect(addresses).toContain('/images/badges/iso-27001-de.svg');
  await page.goto('/coming-soon');
  const broken = await page.evaluate(async (sources) => {
    const found: string[] = [];
    const decode = async (source: string) => {
      const image = new Image();
      image.src = source;
      // Some drawings have no size of their own, so their width would tell nothing.
      await image.decode().catch(() => found.push(source));
    };
    await Promise.all(sources.map(decode));
    return found;
  }, addresses);
  expect(broken).toEqual([]);
});
