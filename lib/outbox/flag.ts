const name = 'outbox';

/**
 * Says in local storage whether the outbox holds anything, so that a page need
 * not load the outbox to find it empty.
 */
export function setFlag(holdsSomething: boolean): void {
  try {
    if (holdsSomething) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    // Denied or full: `mayHoldSomething` decides without it.
  }
}

/** @returns whether the outbox is worth a look: yes, too, where local storage is denied and cannot say */
export function mayHoldSomething(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}
