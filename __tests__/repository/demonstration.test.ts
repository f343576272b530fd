import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { writtenFiles } from './files';

// The rules of the demonstration's own facts; those of another company are real.
const isDemonstration = company.slug === 'firnwerk';

(isDemonstration ? it : it.skip)(
  'the README says that every person, client and figure is invented (specification 30.6)',
  () => {
    expect(readFileSync('README.md', 'utf8')).toMatch(/Every person, client, figure[^.]* is invented/);
  },
);

it('visitors of tests have addresses that end in .test; others are the company’s (specification 30.7)', () => {
  const files = writtenFiles('.ts', '.tsx').filter((path) => /^e2e\/|^components\/forms\/.*test/.test(path));
  const addresses = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/[\w.+-]+@[\w-]+\.[a-z]+/g)].map(([address]) => address),
  );
  expect(addresses.filter((address) => /^(info|jobs)@/.test(address))).not.toEqual([]);
  expect(addresses.filter((address) => !/\.test$|^(info|jobs)@\w+\.example$/.test(address))).toEqual([]);
});

(isDemonstration ? it : it.skip)(
  'nothing of the company is real: addresses end in .example, phones hold zeros, profiles say example (specification 30.2)',
  () => {
    expect([company.origin, ...Object.values(company.mail)]).toEqual(
      Array(3).fill(expect.stringMatching(/\.example$/)),
    );
    for (const { phone } of Object.values(company.offices)) expect(phone).toMatch(/^\+\d+ \d\d [0 ]+$/);
    for (const profile of Object.values(company.social)) expect(profile).toMatch(/\/firnwerk-example$/);
  },
);
