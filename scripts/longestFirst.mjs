import { createRequire } from 'node:module';

// The one that Jest itself uses.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = createRequire(fromJest.resolve('@jest/core'))('@jest/test-sequencer');

/** Short files that take long: without the times of a run before, Jest would begin the largest files and end with these. */
const long = /\/gateway\/bench\/|\/delivery\/away|\.full\.test\./;

/** Begins what takes longest, so that no core is idle while it ends. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [
      ...sorted.filter(({ path }) => long.test(path)),
      ...sorted.filter(({ path }) => !long.test(path)),
    ];
  }
}
