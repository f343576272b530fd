/** @jest-environment node */
import { apiOrigins, readSettings } from '@/lib/settings';

describe('settings', () => {
  it('have a default for everything: own origin, port 3000, this machine only', () => {
    const defaults = {
      NEXT_PUBLIC_API_ORIGIN: '',
      NEXT_PUBLIC_APPLY_API_ORIGIN: '',
      PORT: 3000,
      HOST: '127.0.0.1',
    };
    expect(readSettings({})).toEqual({ ok: true, settings: defaults });
    expect(readSettings({ PORT: '', HOST: '', NEXT_PUBLIC_API_ORIGIN: '' })).toEqual({
      ok: true,
      settings: defaults,
    });
  });

  it.each([
    ['NEXT_PUBLIC_API_ORIGIN', 'https://api.firnwerk.example'],
    ['NEXT_PUBLIC_APPLY_API_ORIGIN', 'http://localhost:8080'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::1'],
    ['HOST', 'localhost'],
  ])('%s may be %s', (field, value) => {
    expect(readSettings({ [field]: value })).toMatchObject({ ok: true, settings: { [field]: value } });
  });

  it.each([['0'], ['65535']])('PORT may be %s', (value) => {
    expect(readSettings({ PORT: value })).toMatchObject({ ok: true, settings: { PORT: Number(value) } });
  });

  const example = 'is not an origin; write something like https://api.firnwerk.example';
  const port = 'is not a port; write a number from 1 to 65535, or 0 for any free one';
  const host =
    'is not an address to listen on; write 127.0.0.1 for this machine or 0.0.0.0 for every network';
  it.each([
    ['NEXT_PUBLIC_API_ORIGIN', 'foo', example],
    ['NEXT_PUBLIC_API_ORIGIN', 'ftp://files.test', example],
    ['NEXT_PUBLIC_API_ORIGIN', "https://a.test; script-src 'unsafe-inline'", example],
    ['NEXT_PUBLIC_API_ORIGIN', 'https://a;b', example],
    ['NEXT_PUBLIC_API_ORIGIN', 'https://*.test', example],
    ['NEXT_PUBLIC_API_ORIGIN', 'https://a.test/', 'is not an origin; write something like https://a.test'],
    [
      'NEXT_PUBLIC_APPLY_API_ORIGIN',
      'https://a.test/v1?x',
      'is not an origin; write something like https://a.test',
    ],
    [
      'NEXT_PUBLIC_APPLY_API_ORIGIN',
      'HTTPS://A.test:443',
      'is not an origin; write something like https://a.test',
    ],
    [
      'NEXT_PUBLIC_APPLY_API_ORIGIN',
      'https://me:pw@a.test',
      'is not an origin; write something like https://a.test',
    ],
    ['PORT', 'abc', port],
    ['PORT', '65536', port],
    ['PORT', '-1', port],
    ['PORT', '3e3', port],
    ['HOST', 'http://localhost', host],
    ['HOST', 'two words', host],
  ])('%s: %j is refused in one line that names field, value and remedy', (field, value, remedy) => {
    const line = `settings: ${field}: ${JSON.stringify(value)} ${remedy}`;
    expect(readSettings({ [field]: value })).toEqual({ ok: false, problems: [line] });
  });

  it('reports each wrong value once', () => {
    const result = readSettings({ NEXT_PUBLIC_API_ORIGIN: 'foo', PORT: 'bar\nbaz', OTHER: '?' });
    expect(result).toEqual({
      ok: false,
      problems: [expect.stringContaining('"foo"'), expect.stringContaining(String.raw`"bar\nbaz"`)],
    });
  });

  it.each([
    [{}, []],
    [{ NEXT_PUBLIC_API_ORIGIN: 'https://a.test' }, ['https://a.test']],
    [
      { NEXT_PUBLIC_API_ORIGIN: 'https://a.test', NEXT_PUBLIC_APPLY_API_ORIGIN: 'https://b.test' },
      ['https://a.test', 'https://b.test'],
    ],
    [
      { NEXT_PUBLIC_API_ORIGIN: 'https://a.test', NEXT_PUBLIC_APPLY_API_ORIGIN: 'https://a.test' },
      ['https://a.test'],
    ],
  ])('%j names the foreign origins %j', (env, origins) => {
    const result = readSettings(env);
    expect(result.ok && apiOrigins(result.settings)).toEqual(origins);
  });
});
