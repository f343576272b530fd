/** @returns a record of the result of `make` for each id */
export function recordOf<Id extends string, Value>(
  ids: readonly Id[],
  make: (id: Id) => Value,
): Record<Id, Value> {
  // `Object.fromEntries` widens the keys to string; the list's own type restores them.
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>;
}
