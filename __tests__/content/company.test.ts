import certifications from '@/public/locales/en/certifications.json';

test('a badge shows the standard and its subject, no year (specification 6.6)', () => {
  for (const name of Object.values(certifications.names))
    expect(name).toMatch(/^ISO\s(27001|13485|9001): \D+$/);
});
