/** @jest-environment node */
import { chosenSteps, runSteps, type Step } from '@/scripts/test/runner';

function step(name: string, run: Step['run'] = async () => true, full?: true): Step {
  return { name, heading: `the ${name}`, run, ...(full && { full }) };
}

const steps = [step('check'), step('jest'), step('html', async () => true, true), step('e2e')];

describe('choosing', () => {
  test.each([
    [[], ['check', 'jest', 'e2e']],
    [['--full'], ['check', 'jest', 'html', 'e2e']],
    [['--only', 'jest'], ['jest']],
    [
      ['--only', 'e2e,check'],
      ['check', 'e2e'],
    ],
    [['--only', 'html'], ['html']],
  ])('%j', (args, names) => {
    expect(chosenSteps(steps, args).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    [['--only', 'lint'], 'There is no step "lint"; the steps are check, jest, html, e2e.'],
    [['--only'], 'There is no step ""; the steps are check, jest, html, e2e.'],
    [['--fast'], 'There is no argument --fast; the arguments are --only <step> and --full.'],
  ])('%j is refused', (args, sentence) => {
    expect(() => chosenSteps(steps, args)).toThrow(sentence);
  });
});

describe('running', () => {
  test('all pass', async () => {
    const said: string[] = [];
    expect(await runSteps(steps, (line) => said.push(line))).toBe(true);
    expect(said[0]).toBe('\n== check: the check');
    expect(said.at(-1)).toBe('\n4 passed, 0 failed');
  });

  test('stops at the first failure and says what was not run', async () => {
    const never = jest.fn(async () => true);
    const said: string[] = [];
    const failing = [
      step('check'),
      step('jest', async () => false),
      step('build', never),
      step('e2e', never),
    ];
    expect(await runSteps(failing, (line) => said.push(line))).toBe(false);
    expect(never).not.toHaveBeenCalled();
    expect(said.slice(-3)).toEqual([
      '== jest: FAILED; again with: npm test -- --only jest',
      'Not run: build, e2e.',
      '\n1 passed, 1 failed',
    ]);
  });

  test('a step that throws fails with its sentence', async () => {
    const said: string[] = [];
    const throwing = step('html', () => Promise.reject(new Error('Install Java.')));
    expect(await runSteps([throwing], (line) => said.push(line))).toBe(false);
    expect(said).toContain('Install Java.');
    expect(said.at(-1)).toBe('\n0 passed, 1 failed');
  });
});
