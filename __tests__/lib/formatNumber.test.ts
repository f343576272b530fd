import { formatNumber } from '@/lib/formatNumber';

it.each([
  [0, '0', '0'],
  [7.25, '7.3', '7.3'],
  [999, '999', '999'],
  [1000, '1,000', '1’000'],
  [50_000, '50,000', '50’000'],
  [1_000_000, '1,000,000', '1’000’000'],
  [1234.56, '1,234.6', '1’234.6'],
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
