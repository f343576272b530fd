/** @jest-environment node */
import { buildFields } from '@/lib/settings';
import config from '@/next.config.js';

it('the pages get every setting of the build, empty when it is not set', () => {
  expect(config.env).toEqual(Object.fromEntries(Object.keys(buildFields).map((name) => [name, ''])));
});
