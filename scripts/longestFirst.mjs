import { createRequire } from 'node:module';

// The version that Jest itself uses.
const fromJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = createRequire(fromJest.resolve('@jest/core'))('@jest/test-sequencer');

/**
 * Short files with long run times: without times of an earlier run, Jest would start with the largest files
 * and these would come last.
 */
const long = /\/gateway\/bench\/|\/delivery\/away|\.full\.test\./;

/** Starts the longest files first, so that no core is idle at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [
      ...sorted.filter(({ path }) => long.test(path)),
      ...sorted.filter(({ path }) => !long.test(path)),
    ];
  }
}
