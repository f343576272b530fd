/**
 * The element at an index that exists by construction. Under `noUncheckedIndexedAccess` a plain read may be
 * `undefined`; here a wrong index fails at once and says which.
 */
export function elementAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`A list of ${list.length} has no element ${index}`);
  return item;
}
