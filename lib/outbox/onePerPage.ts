/**
 * A page may load this code twice: in a chunk of the framework, and as
 * `/outbox.js`. What must be one per page is made by whichever comes first.
 *
 * @param name tells it from others
 */
export function onePerPage<Thing>(name: string, make: () => Thing): Thing {
  const slot = Symbol.for(`outbox ${name}`);
  // The global object has no type for such slots; only this function writes them, with what `make` returns.
  const page = globalThis as { [slot]?: Thing };
  page[slot] ??= make();
  return page[slot];
}
