/** @jest-environment node */
import { filesIn } from '../support/forms';
import { oneGateway } from '../support/served';
import { answersCases, settings } from './cases/answers';

const site = oneGateway(settings);

// The same over Postgres: answers.full.test.ts.
describe('the three addresses of the forms, over a folder (specification 24.4, 27.2 and 27.3)', () => {
  answersCases(site);
  afterEach(async () => expect(await filesIn(site().folder, 'tmp')).toEqual([]));
});
