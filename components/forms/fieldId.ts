/**
 * Separate from Field.tsx, whose translations the position filters would load with it.
 * @returns the id of the field of a name: a page has one form, and React's own ids differ between a page and an island
 */
export const idOf = (name: string): string => `field-${name}`;
