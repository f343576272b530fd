/** @jest-environment node */
import { company } from '@/content/company';
import certifications from '@/public/locales/en/certifications.json';
import { checkCompany } from '@/scripts/content-check/checks/company';
import { site } from './site';

function problemsWith(changes: Record<string, unknown>): readonly string[] {
  return checkCompany(site({}, { company: { ...company, ...changes } }));
}

test.each([
  [
    {
      offices: { ...company.offices, zurich: { ...company.offices.zurich, phone: '044 000 00 00' } },
    },
    'offices.zurich.phone: must start with + and hold digits and spaces only',
  ],
  [
    { origin: 'https://www.firnwerk.example/' },
    'origin: must be an https origin ending in .example, without a path',
  ],
  ...['https://..example', 'https://-a.example', 'https://a..example', 'https://.example'].map(
    (origin): [Record<string, unknown>, string] => [
      { origin },
      'origin: must be an https origin ending in .example, without a path',
    ],
  ),
  [
    { mail: { ...company.mail, info: 'info@..example' } },
    'mail.info: must be a mail address ending in .example',
  ],
  [{ social: { ...company.social, linkedin: 'https://' } }, 'social.linkedin: must be an https address'],
  [{ name: undefined }, 'name: is missing; add it as a text in quotes'],
  [
    { fax: '1' },
    'fax: is unknown; correct its spelling or remove it (content/schemas/company.ts lists what is known)',
  ],
  [
    { mail: { ...company.mail, press: 'press@firnwerk.example' } },
    'mail.press: is unknown; correct its spelling or remove it (content/schemas/company.ts lists what is known)',
  ],
])('%j (specification 30.1 and 30.2)', (changes, problem) => {
  expect(problemsWith(changes)).toEqual([`content/company.ts: ${problem}`]);
});

test('facts that are no object', () => {
  expect(checkCompany(site({}, { company: null }))).toEqual([
    'content/company.ts: company: must be a group in braces',
  ]);
});

test('nothing of the company is real: addresses end in .example, phones hold zeros, profiles say example (specification 30.2)', () => {
  expect([company.origin, ...Object.values(company.mail)]).toEqual(
    Array(3).fill(expect.stringMatching(/\.example$/)),
  );
  for (const { phone } of Object.values(company.offices)) expect(phone).toMatch(/^\+\d+ \d\d [0 ]+$/);
  for (const profile of Object.values(company.social)) expect(profile).toMatch(/\/firnwerk-example$/);
});

test('a badge shows the standard and its subject, no year (specification 6.6)', () => {
  for (const name of Object.values(certifications.names))
    expect(name).toMatch(/^ISO (27001|13485|9001): \D+$/);
});
