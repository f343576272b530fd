/** Both run in the page: they see nothing but their arguments. */

/**
 * Waits until all pictures and fonts of the page are there, those further down included.
 *
 * @returns what does not arrive, and whether there is more than one title
 */
export async function loadAll(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(
    pictures.map(
      (picture) =>
        picture.complete ||
        new Promise((end) => {
          picture.onload = picture.onerror = end;
        }),
    ),
  );
  const { length } = document.querySelectorAll('h1');
  return [
    ...pictures
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ currentSrc }) => `no picture: ${currentSrc}`),
    ...[...document.fonts]
      .filter(({ status }) => status === 'error')
      .map(({ family }) => `no font: ${family}`),
    ...([...document.fonts].some(({ status }) => status === 'loaded') ? [] : ['no font at all']),
    ...(length === 1 ? [] : [`${length} titles`]),
  ];
}

/** @returns what is wrong with the page's layout in a viewport of this width */
export async function faultsAt(width: number): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (innerWidth !== width || scrollWidth > width)
    faults.push(`${scrollWidth} px wide in a viewport of ${width} px`);
  const slack = 1.5; // px, as places are rounded
  const reaches = (inner: DOMRect, outer: DOMRect) =>
    inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
  const parentOf = (element: Element): Element | null => {
    const parent = element.parentElement;
    return parent && getComputedStyle(parent).display === 'contents' ? parentOf(parent) : parent;
  };
  const inGrids = [...document.images].filter((picture) => {
    const parent = parentOf(picture);
    return picture.checkVisibility() && parent && getComputedStyle(parent).display.endsWith('grid');
  });
  for (const picture of inGrids) {
    const box = picture.getBoundingClientRect();
    const grid = parentOf(picture);
    if (grid && reaches(box, grid.getBoundingClientRect()))
      faults.push(`at ${width} px out of its grid: ${picture.currentSrc}`);
    const covered = inGrids.find((other) => {
      const there = other.getBoundingClientRect();
      const overlaps =
        box.left < there.right - slack &&
        box.right > there.left + slack &&
        box.top < there.bottom - slack &&
        box.bottom > there.top + slack;
      return other !== picture && parentOf(other) === grid && overlaps;
    });
    if (covered) faults.push(`at ${width} px over ${covered.currentSrc}: ${picture.currentSrc}`);
  }
  return faults;
}
