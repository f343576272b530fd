import { chosenSteps, runSteps } from './runner';
import { steps } from './steps';

// `npm test` and `npm run test:full`.

try {
  const passed = await runSteps(chosenSteps(steps, process.argv.slice(2)), console.log);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
