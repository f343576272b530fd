/**
 * Several checks read the same thing out of the same files: it is worked out once.
 *
 * @param read depends on its one argument alone
 * @returns the same function, which remembers what it returned for an object
 */
export function remembering<From extends object, Result extends object>(
  read: (from: From) => Result,
): (from: From) => Result {
  const known = new WeakMap<From, Result>();
  return (from) => {
    const result = known.get(from) ?? read(from);
    known.set(from, result);
    return result;
  };
}
