/** Code, or the title of a work in English; each with the signs around it. Split by it, every second piece is one. */
export const marked = /(`[^`]+`|(?<!\w)_[^_]+_(?!\w))/;
