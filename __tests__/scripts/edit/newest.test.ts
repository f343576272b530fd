import { setTimeout } from 'node:timers/promises';
import { newest } from '@/scripts/edit/server/newest';

// The content check behind the editor’s bar runs once at a time, for the newest question (specification 39.6).

function scene() {
  const works: { readonly signal: AbortSignal; readonly finish: () => void }[] = [];
  const ask = newest((signal) => {
    const answer = `answer ${works.length + 1}`;
    return new Promise<string>((resolve) => {
      const finish = () => resolve(answer);
      signal.addEventListener('abort', finish);
      works.push({ signal, finish });
    });
  });
  return { ask, works };
}

test('a later call cancels an earlier job, and both get its result', async () => {
  const { ask, works } = scene();
  const answers = Promise.all([ask(), ask(), ask()]);
  await setTimeout(0);
  expect(works.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  works[2]?.finish();
  expect(await answers).toEqual(['answer 3', 'answer 3', 'answer 3']);
});

test('a call after a result starts the job again', async () => {
  const { ask, works } = scene();
  const first = ask();
  works[0]?.finish();
  expect(await first).toBe('answer 1');
  const second = ask();
  works[1]?.finish();
  expect(await second).toBe('answer 2');
});
