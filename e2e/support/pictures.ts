import type { Page } from '@playwright/test';

/** Loads all pictures of a page, lazy ones included. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    /** A picture that is replaced by one of another width is loaded again. */
    const load = async (image: HTMLImageElement): Promise<void> => {
      const file = image.currentSrc;
      await image.decode().catch((error: unknown) => {
        if (image.currentSrc === file && image.complete) throw error;
      });
      if (image.currentSrc !== file || !image.complete) await load(image);
    };
    for (const image of images) image.loading = 'eager';
    // A picture for another width or colour scheme is requested in the next frame, and painted in another.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.all(images.map(load));
    await frame();
    await frame();
  });
}

/** A raster picture on a page. */
export interface ShownPicture {
  /** Its file, without folder and ending: `case-lea-de-1120`. */
  readonly file: string;
  /** The number of device pixels per picture pixel, along an edge. */
  readonly enlarged: number;
}

/** @returns the raster pictures of a page in its current layout, without hidden ones */
export function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(() => {
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && /\.(avif|jpg)$/.test(image.currentSrc),
    );
    const shown = images.map(async (image) => {
      const file = new Image();
      // Its size is known before it is decoded.
      const known = new Promise((resolve, reject) =>
        Object.assign(file, { onload: resolve, onerror: reject }),
      );
      file.src = image.currentSrc;
      await known;
      const box = image.getBoundingClientRect();
      const scale = Math.max(box.width / file.naturalWidth, box.height / file.naturalHeight);
      return {
        file: image.currentSrc.replace(/^.*\/|\.\w+$/g, ''),
        enlarged: scale * devicePixelRatio,
      };
    });
    return Promise.all(shown);
  });
}
