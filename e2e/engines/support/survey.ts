/** Both run in the page and can use only their arguments. */

/**
 * Waits until all pictures and fonts of the page have loaded, lazy ones included.
 * @returns those that fail to load, and whether there is more than one title
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

/** @returns a finding if the page is wider than its viewport */
export async function faultsAt(width: number): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  const { scrollWidth } = document.documentElement;
  return innerWidth === width && scrollWidth <= width
    ? []
    : [`${scrollWidth} px wide in a viewport of ${width} px`];
}
