import { bodyLimits } from '@/gateway/intake/limits';
import { samples } from '../../support/forms';
import { type Case, marker } from './case';

const text = JSON.stringify(samples.short);

const malformed: readonly [string, string | Buffer][] = [
  ['nothing', ''],
  ['something behind it', `${text}${marker}`],
  ['no JSON', `Email=${marker}`],
  ['NaN', `{"Email":NaN,"Message":"${marker}"}`],
  ['bytes that are no UTF-8', Buffer.from(`{"Email":"a@visitor.test","Message":"${marker}\xff"}`, 'latin1')],
  [
    'a surrogate in UTF-8',
    Buffer.concat([Buffer.from(`{"Message":"${marker}`), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  ],
  ['a byte order mark before it', `\ufeff${text}`],
  ['sixty thousand brackets', '['.repeat(60_000)],
];

const types = [
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  `x${marker}/y`,
];

const keys = ['short', 'k'.repeat(65), '', '../../../../etc/passwd'];

/** What is refused before anybody looks at the fields. */
export const unreadable: readonly Case[] = [
  ...malformed.map(([name, body]) => ({ name: `${name} as body`, body, status: 400 })),
  ...keys.map((key) => ({
    name: `the key ${JSON.stringify(key).slice(0, 30)}`,
    headers: { 'Idempotency-Key': key },
    status: 400,
  })),
  ...types.map((type) => ({
    name: `the type ${type}`,
    headers: { 'Content-Type': type },
    status: 415,
    answer: { 'accept-post': 'application/json' },
  })),
  { name: 'a compressed body', headers: { 'Content-Encoding': 'gzip' }, status: 415 },
  { name: 'an unknown coding', headers: { 'Content-Encoding': marker }, status: 415 },
  ...(['short', 'contact', 'application'] as const).map((form) => ({
    name: `${form}: a byte more than the form can be`,
    form,
    body: Buffer.alloc(bodyLimits[form] + 1, ' '),
    status: 413,
  })),
  {
    name: 'the same in pieces',
    headers: { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' },
    body: Buffer.alloc(bodyLimits.short + 1, ' '),
    status: 413,
  },
];
