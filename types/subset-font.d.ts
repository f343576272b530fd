// subset-font ships no types, and @types/subset-font does not know `keepFeatures`; these cover what art/fonts uses.

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** What remains of an axis of a variable font, by the axis' tag. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** Tags of the OpenType features that remain; all do when it is left out. */
    readonly keepFeatures: readonly string[];
  }

  /** @returns the font with the characters of `text` alone */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
