import { formatNumber } from '@/lib/formatNumber';

it.each([
  [1842, '1842', '1842'],
  [50_000, '50,000', '50\u00a0000'],
  [12_345.67, '12,345.7', '12\u00a0345.7'],
])('%d is %s in English and %s in German', (value, english, german) => {
  expect(formatNumber(value, 'en')).toBe(english);
  expect(formatNumber(value, 'de')).toBe(german);
});

test('a language may separate decimals by a comma', async () => {
  jest.resetModules();
  jest.doMock('@/content/locales', () => ({
    ...jest.requireActual<typeof import('@/content/locales')>('@/content/locales'),
    thousandsSeparators: { de: '.' },
    decimalSeparators: { de: ',' },
  }));
  const other = await import('@/lib/formatNumber');
  expect([999.5, 12_345.6].map((value) => other.formatNumber(value, 'de'))).toEqual(['999,5', '12.345,6']);
});
