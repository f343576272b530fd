import { readFileSync } from 'node:fs';
import { readGatewaySettings } from '@/gateway/settings';
import { apiOrigins, readSettings } from '@/lib/settings';

describe('settings (specification 27.14)', () => {
  it('of the build have a default for everything: the own origin, without the header', () => {
    const defaults = {
      NEXT_PUBLIC_API_ORIGIN: '',
      NEXT_PUBLIC_APPLY_API_ORIGIN: '',
      NEXT_PUBLIC_API_TAKES_KEY: false,
      NEXT_PUBLIC_APPLY_API_TAKES_KEY: false,
    };
    expect(readSettings({})).toEqual({ ok: true, value: defaults });
    expect(readSettings({ NEXT_PUBLIC_API_ORIGIN: '' })).toEqual({ ok: true, value: defaults });
  });

  it('of the gateway have a default for everything: port 3000, this machine only, mails as files', () => {
    const settings = {
      PORT: 3000,
      HOST: '127.0.0.1',
      SPOOL_URL: undefined,
      KEEP_DAYS: 30,
      SMTP_URL: undefined,
      MAIL_TO_CONTACT: ['info@firnwerk.example'],
      MAIL_TO_APPLICATIONS: ['jobs@firnwerk.example'],
      TRUSTED_PROXIES: [],
      RATE_PER_MINUTE: 5,
      RATE_PER_HOUR: 30,
    };
    const defaults = readGatewaySettings({});
    expect(defaults).toMatchObject({ ok: true, value: settings });
    const fields = defaults.ok ? Object.keys(defaults.value) : [];
    expect(readGatewaySettings(Object.fromEntries(fields.map((field) => [field, ''])))).toEqual(defaults);
  });

  it('are listed in .env.example, every one, with its default', () => {
    const read = (env: Record<string, string>) => [readSettings(env), readGatewaySettings(env)];
    const listed = Object.fromEntries(
      [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const fields = read({}).flatMap((result) => Object.keys(result.ok ? result.value : {}));
    expect(Object.keys(listed).sort()).toEqual(fields.sort());
    expect(read(listed)).toEqual(read({}));
  });

  it.each([
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['PORT', '65535', 65535],
    ['SMTP_URL', 'smtps://user:p%40ss@mail.test:465', 'smtps://user:p%40ss@mail.test:465'],
    ['MAIL_TO_CONTACT', 'a@office.test, b@office.test', ['a@office.test', 'b@office.test']],
    ['ALLOWED_ORIGINS', 'https://a.test,http://b.test:81', ['https://a.test', 'http://b.test:81']],
    ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8, ::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
  ])('%s may be %s', (field, value, expected) => {
    expect(readGatewaySettings({ [field]: value })).toMatchObject({
      ok: true,
      value: { [field]: expected },
    });
  });

  const port = 'is not a port; write a number from 1 to 65535, or 0 for any free one';
  const host =
    'is not an address to listen on; write 127.0.0.1 for this machine or 0.0.0.0 for every network';
  const mail = 'is not a mail address; write something like info@firnwerk.example';
  const network = 'is not an address or network; write something like 10.0.0.7, 192.168.0.0/16';
  const perMinute = 'write how many submissions a client may send per minute, or 0 for any';
  it.each([
    ['PORT', 'abc', port],
    ['HOST', 'http://localhost', host],
    ['MAIL_FROM', 'Office', mail],
    ['MAIL_TO_CONTACT', 'a@office.test, b', `contains something that ${mail}`],
    ['MAIL_TO_APPLICATIONS', ', ,', 'is empty; write at least one mail address'],
    [
      'ALLOWED_ORIGINS',
      'https://a.test, https://b.test/',
      'contains something that is not an origin; write something like https://b.test',
    ],
    ['TRUSTED_PROXIES', '10.0.0.0/99', `contains something that ${network}`],
    ['RATE_PER_MINUTE', '-1', `is not a whole number from 0; ${perMinute}`],
    [
      'LARGE_BODIES',
      '0',
      'is not a whole number from 1; write how many applications may be received at once',
    ],
    [
      'KEEP_DAYS',
      'never',
      'is not a whole number from 0; write for how many days what is not delivered is kept, or 0 for ever',
    ],
    ['LOG_LEVEL', 'loud', 'is not a level; write fatal, error, warn, info, debug, trace or silent'],
  ])('%s: %j is refused in one line that names field, value and remedy', (field, value, remedy) => {
    const line = `settings: ${field}: ${JSON.stringify(value)} ${remedy}`;
    expect(readGatewaySettings({ [field]: value })).toEqual({ ok: false, problems: [line] });
  });

  it('a mail server that is refused is not printed: its address holds a password', () => {
    const line =
      'settings: SMTP_URL: its value is not the address of a mail server; write something like smtps://user:password@mail.test:465';
    expect(readGatewaySettings({ SMTP_URL: 'mail.test' })).toEqual({ ok: false, problems: [line] });
  });

  it.each(['db.test', 'mysql://db.test/spool', 'postgres://db.test', 'postgres://user@:/'])(
    'a database that is refused is not printed either: %s',
    (SPOOL_URL) => {
      const line =
        'settings: SPOOL_URL: its value is not the URL of a Postgres database; write something like postgres://user:password@db.test:5432/spool';
      expect(readGatewaySettings({ SPOOL_URL })).toEqual({ ok: false, problems: [line] });
    },
  );

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
    expect(result.ok && apiOrigins(result.value)).toEqual(origins);
  });

  it.each([
    ["https://a.test; script-src 'unsafe-inline'", 'https://api.firnwerk.example'],
    ['https://a.test/', 'https://a.test'],
  ])('%j is refused as an origin in one line, with one like %s', (value, like) => {
    const line = `settings: NEXT_PUBLIC_API_ORIGIN: ${JSON.stringify(value)} is not an origin; write something like ${like}`;
    expect(readSettings({ NEXT_PUBLIC_API_ORIGIN: value })).toEqual({ ok: false, problems: [line] });
  });
});
