/**
 * Lets many callers share one run of a slow task, like the group commit of a database. Each caller gets a run
 * that began after its call, so one fsync of a folder covers every rename before it and none after it.
 *
 * @param run the task; never runs twice at a time
 * @returns the shared task; a failed run rejects for all callers that waited for it
 */
export function grouped(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= current.then(begin, begin);
    return next;
  };

  function begin(): Promise<void> {
    // A rename that comes later may be too late for this run.
    next = undefined;
    current = run();
    return current;
  }
}
