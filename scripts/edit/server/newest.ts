/**
 * Runs one job at a time; a newer call cancels the running one.
 *
 * @param run does the work; its signal aborts when the result is no longer wanted
 * @returns a function that cancels the running job and starts again; earlier callers get the new result, too
 */
export function newest<Answer>(run: (signal: AbortSignal) => Promise<Answer>): () => Promise<Answer> {
  let work: Promise<Answer> | undefined;
  let controller = new AbortController();
  return async () => {
    controller.abort();
    controller = new AbortController();
    work = run(controller.signal);
    for (;;) {
      const mine: Promise<Answer> = work;
      const answer = await mine;
      if (mine === work) return answer;
    }
  };
}
