/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { writtenFiles } from './files';

it('the README says that every person, client and figure is invented (specification 30.6)', () => {
  expect(readFileSync('README.md', 'utf8')).toMatch(/Every person, client, figure[^.]* is invented/);
});

it('visitors of tests have addresses that end in .test; others are the company’s (specification 30.7)', () => {
  const files = writtenFiles('.ts', '.tsx').filter((path) => /^e2e\/|^components\/forms\/.*test/.test(path));
  const addresses = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/[\w.+-]+@[\w-]+\.[a-z]+/g)].map(([address]) => address),
  );
  expect(addresses.filter((address) => /^(info|jobs)@/.test(address))).not.toEqual([]);
  expect(addresses.filter((address) => !/\.test$|^(info|jobs)@\w+\.example$/.test(address))).toEqual([]);
});
