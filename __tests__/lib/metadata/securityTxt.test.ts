import { securityTxt } from '@/lib/metadata/securityTxt';

const day = 24 * 60 * 60 * 1000;

const expiryOf = (text: string) => /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text)?.[1] ?? '';

describe('security.txt (specification 35.6)', () => {
  it('has contact, expiry, languages, its URL and the policy', () => {
    expect(securityTxt(new Date('2026-02-28T23:59:59Z'))).toBe(
      [
        'Contact: mailto:info@firnwerk.example',
        'Expires: 2027-02-01T00:00:00Z',
        'Preferred-Languages: en, de',
        'Canonical: https://www.firnwerk.example/.well-known/security.txt',
        'Policy: https://www.firnwerk.example/policies#isms-policy',
        '',
      ].join('\n'),
    );
  });

  it.each(['2026-01-01T00:00:00Z', '2026-11-23T21:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'built at %s, it expires within a year, and not before eleven months have passed',
    (built) => {
      const left = Date.parse(expiryOf(securityTxt(new Date(built)))) - Date.parse(built);
      expect(left).toBeLessThanOrEqual(366 * day);
      expect(left).toBeGreaterThan(334 * day);
    },
  );
});
