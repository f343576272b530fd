const name = 'outbox';

/**
 * Records in local storage whether the outbox holds anything, so that a page need not load the outbox to find
 * it empty.
 */
export function setFlag(holdsSomething: boolean): void {
  try {
    if (holdsSomething) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Denied or full; `mayHoldSomething` copes without it.
  }
}

/** @returns whether the outbox may hold something; also true where local storage is denied */
export function mayHoldSomething(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}
