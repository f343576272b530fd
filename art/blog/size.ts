/** Every article's picture: 16 to 9. */
export const heroSize = { width: 1600, height: 900 } as const;
