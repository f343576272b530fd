/** Everything important in an article's picture is within 16 to 9, the format of cards and share pictures. */
export const heroSize = { width: 1600, height: 900 } as const;
/** A drawing's land goes on to both sides: at the top of its page it runs from edge to edge and stays low. */
export const sideWidth = 200;
export const wideSize = { width: heroSize.width + 2 * sideWidth, height: heroSize.height } as const;
/** What phones show of a drawing whose words would be too small there. */
export const phoneSize = { width: 800, height: 928 } as const;
/** Rendered land in the pixels that it is shown with. */
export const landSize = { width: 2880, height: 1620 } as const;
export const landWidths = [480, 768, 1120, 1600, landSize.width] as const;
