/** Every article's picture: 16 to 9. */
export const heroSize = { width: 1600, height: 900 } as const;
/** Rendered land in the pixels that it is shown with. */
export const landSize = { width: 2880, height: 1620 } as const;
export const landWidths = [480, 768, 1120, 1600, landSize.width] as const;
