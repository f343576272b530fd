import { fileLimits, textLimits } from '@/lib/forms/limits';
import { dataUrl, samples } from '../../support/forms';
import { type Case, marker } from './case';

const { application, contact, short } = samples;

const bodies: readonly [Case['form'], string, unknown, readonly string[]][] = [
  ['short', 'null', null, ['']],
  ['short', 'a text', JSON.stringify(marker), ['']],
  ['short', 'nothing at all', {}, ['/Email', '/Message']],
  ['short', 'an empty message', { ...short, Message: '' }, ['/Message']],
  ['short', 'a message of spaces', { ...short, Message: ' \n\u00a0' }, ['/Message']],
  ['short', 'a message too long', { ...short, Message: 'x'.repeat(textLimits.message + 1) }, ['/Message']],
  ['short', 'null as address', { ...short, Email: null }, ['/Email']],
  ...['', marker, `${marker}@visitor.example`, `${marker}@visitor.test\n`, `${marker}@visitor.t`].map(
    (Email): [Case['form'], string, unknown, string[]] => [
      'short',
      `the address ${JSON.stringify(Email)}`,
      { ...short, Email },
      ['/Email'],
    ],
  ),
  ['short', 'an address too long', { ...short, Email: `${'a'.repeat(250)}@b.test` }, ['/Email']],
  ['contact', 'the fields of the short form', short, ['/FirstName', '/BusinessEmail', '/Budget']],
  ['contact', 'a budget too long', { ...contact, Budget: 'x'.repeat(textLimits.line + 1) }, ['/Budget']],
  ['contact', 'a name too long', { ...contact, FirstName: 'x'.repeat(textLimits.line + 1) }, ['/FirstName']],
  [
    'contact',
    'everything empty',
    { FirstName: '', BusinessEmail: '', Message: '', Budget: '' },
    ['/FirstName', '/BusinessEmail', '/Message'],
  ],
  ['application', 'no position', { ...application, Position: '' }, ['/Position']],
  ['application', 'too much in other fields', { ...application, More: marker.repeat(10_000) }, ['']],
  ['application', 'a prefix without a phone number', { ...application, Phone: `+${marker} ` }, ['/Phone']],
  ['application', 'no file', { ...application, File: [] }, ['/File']],
  ['application', 'a text as files', { ...application, File: dataUrl(9) }, ['/File', '/File']],
  [
    'application',
    'eleven files',
    { ...application, File: Array(fileLimits.count + 1).fill(dataUrl(9)) },
    ['/File'],
  ],
  [
    'application',
    'a hundred thousand files',
    { ...application, File: Array(100_000).fill(marker) },
    ['/File'],
  ],
  ['application', 'a file too large', { ...application, File: [dataUrl(fileLimits.each + 1)] }, ['/File']],
  [
    'application',
    'files too large together',
    { ...application, File: [dataUrl(fileLimits.each), dataUrl(fileLimits.total - fileLimits.each + 1)] },
    ['/File'],
  ],
  ['application', 'a second file that is a number', { ...application, File: [dataUrl(9), 7] }, ['/File/1']],
  ...[
    marker,
    `data:text/html;base64,${marker}`,
    `data:application/pdf;base64,${marker}!`,
    'data:application/pdf;base64,AAA',
  ].map((file): [Case['form'], string, unknown, string[]] => [
    'application',
    `the file ${file}`,
    { ...application, File: [file] },
    ['/File/0'],
  ]),
  [
    'application',
    'megabytes as address',
    { ...application, BusinessEmail: `a@${'b.'.repeat(8_000_000)}` },
    ['/BusinessEmail'],
  ],
  ['application', 'megabytes as phone number', { ...application, Phone: 'x'.repeat(18_000_000) }, ['/Phone']],
];

/** What is JSON but not what the form sends: without a key every wrong field is pointed at, with a key it is kept. */
export const wrongFields: readonly Case[] = bodies.flatMap(
  ([form = 'short', name, body, pointers]): readonly Case[] => [
    {
      name: `${form}: ${name}`,
      form,
      body,
      headers: { 'Idempotency-Key': undefined },
      status: 422,
      pointers,
    },
    { name: `${form}: ${name}, with a key`, form, body, status: 202, state: 'unfit' },
  ],
);
