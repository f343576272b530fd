/** One part of the tests. */
export interface Step {
  /** What `--only` calls it. */
  readonly name: string;
  readonly heading: string;
  /** Needs more than Node and a browser, so it runs with `--full` only. */
  readonly full?: true;
  /** Does the work, printing as it goes, and says whether all is well. */
  run(): Promise<boolean>;
}

/**
 * Chooses the steps that the arguments ask for: `--only <step>[,<step>]` for
 * some, `--full` for those that need further programs as well.
 *
 * @throws with one plain sentence about an argument that means nothing
 */
export function chosenSteps(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  let only: readonly string[] | undefined;
  let full = false;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (argument === '--full') full = true;
    else if (argument === '--only') {
      index += 1;
      only = (args[index] ?? '').split(',');
    } else throw new Error(`There is no argument ${argument}; the arguments are --only <step> and --full.`);
  }
  const unknown = only?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const names = steps.map(({ name }) => name).join(', ');
    throw new Error(`There is no step "${unknown}"; the steps are ${names}.`);
  }
  // A step that is named runs even when it is one of the further ones.
  return steps.filter((step) => (only ? only.includes(step.name) : full || !step.full));
}

/**
 * Runs the steps in their order, stops at the first that fails, and ends with
 * the line `N passed, N failed`.
 *
 * @returns whether all of them passed
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<boolean> {
  let passed = 0;
  let failed: Step | undefined;
  for (const step of steps) {
    say(`\n== ${step.name}: ${step.heading}`);
    const started = performance.now();
    if (!(await succeeds(step, say))) {
      failed = step;
      break;
    }
    passed += 1;
    say(`== ${step.name}: passed in ${Math.round((performance.now() - started) / 1000)} s`);
  }
  if (failed) {
    say(`== ${failed.name}: FAILED; again with: npm test -- --only ${failed.name}`);
    const skipped = steps.slice(passed + 1).map(({ name }) => name);
    if (skipped.length > 0) say(`Not run: ${skipped.join(', ')}.`);
  }
  say(`\n${passed} passed, ${failed ? 1 : 0} failed`);
  return failed === undefined;
}

async function succeeds(step: Step, say: (line: string) => void): Promise<boolean> {
  try {
    return await step.run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}
