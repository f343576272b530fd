/** @jest-environment node */
import { company } from '@/content/company';
import certifications from '@/public/locales/en/certifications.json';

test('no data of the company is real: addresses end in .example, phones hold zeros, profiles are examples (specification 30.2)', () => {
  expect([company.origin, ...Object.values(company.mail)]).toEqual(
    Array(3).fill(expect.stringMatching(/\.example$/)),
  );
  for (const { phone } of Object.values(company.offices)) expect(phone).toMatch(/^\+\d+ \d\d [0 ]+$/);
  for (const profile of Object.values(company.social)) expect(profile).toMatch(/\/firnwerk-example$/);
});

test('a badge shows the standard and its subject, no year (specification 6.6)', () => {
  for (const name of Object.values(certifications.names))
    expect(name).toMatch(/^ISO\s(27001|13485|9001): \D+$/);
});
