import type { Page } from '@playwright/test';

/**
 * Has pictures of a page load, wherever they are.
 *
 * @param which selects them: decoding takes longer than all else, so a test of some asks for those alone
 */
export async function loadPictures(page: Page, which = 'img'): Promise<void> {
  await page.evaluate(async (selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((image) =>
      image.checkVisibility(),
    );
    /** A picture that is exchanged for one of another width meanwhile is begun anew. */
    const load = async (image: HTMLImageElement): Promise<void> => {
      const file = image.currentSrc;
      await image.decode().catch((error: unknown) => {
        if (image.currentSrc === file && image.complete) throw error;
      });
      if (image.currentSrc !== file || !image.complete) await load(image);
    };
    for (const image of images) image.loading = 'eager';
    // A picture for another width or colour scheme is asked for in the next frame; what has come is painted in one, too.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.all(images.map(load));
    await frame();
    await frame();
  }, which);
}

/** A raster picture on a page. */
export interface ShownPicture {
  /** Its file, without folder and ending: `case-lea-de-1120`. */
  readonly file: string;
  /** How many of the screen's dots one of its pixels covers, along an edge. */
  readonly enlarged: number;
  /** What the page shows of it, as thousandths of its width and height: left, top, right, bottom. */
  readonly visible: readonly [number, number, number, number];
}

/**
 * @param which selects pictures, as of `loadPictures`
 * @returns the raster pictures of a page as it is laid out now; those that do not show are left out
 */
export function shownPictures(page: Page, which = 'img'): Promise<readonly ShownPicture[]> {
  return page.evaluate(async (selector) => {
    /** Where an element's contents can show: cut off by whatever around it hides what runs over. */
    const clipOf = (element: Element) => {
      let [left, top, right, bottom] = [0, Number.NEGATIVE_INFINITY, innerWidth, Number.POSITIVE_INFINITY];
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
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
      const { objectFit, objectPosition } = getComputedStyle(image);
      const [fillX, fillY] = [box.width / file.naturalWidth, box.height / file.naturalHeight];
      const larger = Math.max(fillX, fillY);
      const [scaleX, scaleY] = objectFit === 'cover' ? [larger, larger] : [fillX, fillY];
      const [width, height] = [file.naturalWidth * scaleX, file.naturalHeight * scaleY];
      const [across = 50, down = 50] = objectPosition.split(' ').map(Number.parseFloat);
      const left = box.left + ((box.width - width) * across) / 100;
      const top = box.top + ((box.height - height) * down) / 100;
      const clip = clipOf(image);
      const x = (at: number) => (1000 * (at - left)) / width;
      const y = (at: number) => (1000 * (at - top)) / height;
      return {
        file: image.currentSrc.replace(/^.*\/|\.\w+$/g, ''),
        enlarged: Math.max(scaleX, scaleY) * devicePixelRatio,
        visible: [
          x(Math.max(box.left, clip.left)),
          y(Math.max(box.top, clip.top)),
          x(Math.min(box.right, clip.right)),
          y(Math.min(box.bottom, clip.bottom)),
        ] as const,
      };
    });
    return Promise.all(shown);
  }, which);
}
