/**
 * Lets many callers share one run of a slow task, as databases do when they commit
 * in groups: whoever calls gets a run that began after the call. So one fsync of a
 * folder acknowledges every rename that came before it, and none that came later.
 *
 * @param run the task; never run twice at a time
 * @returns the shared task; it rejects for all who waited for a run that failed
 */
export function grouped(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= current.then(begin, begin);
    return next;
  };

  function begin(): Promise<void> {
    // From here on, a caller's rename may come too late for this run.
    next = undefined;
    current = run();
    return current;
  }
}
