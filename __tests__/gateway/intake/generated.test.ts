import { gateways } from '../support/served';
import { answersGenerated } from './cases/generated';

const start = gateways();

describe('over a folder (specification 27.7)', () => answersGenerated(start));
