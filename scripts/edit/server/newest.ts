/**
 * For work that a machine should not do twice at once, and whose result a later question replaces.
 *
 * @param run does the work; its signal says that its result is not wanted any more
 * @returns a function that ends what is being done and begins anew; whoever asked before has the new answer, too
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
