import { holdsTheContract } from './support/contract';
import { spoolScene } from './support/scene';

// The same suite runs over Postgres in postgres.full.test.ts.
describe('the folder (specification 27.19)', () => holdsTheContract(spoolScene()));
