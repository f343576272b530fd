import { budgets } from '@/content/budgets';
import { applicationPositions } from '@/content/programmes';
import { endpoints } from '@/lib/forms/endpoints';
import { fileLimits, fileTypes, textLimits } from '@/lib/forms/limits';
import { dataUrl, samples } from '../../support/forms';
import type { Case } from './case';

const { application, contact, short } = samples;
const { line, message } = textLimits;

/** Every character escaped, as an encoder may do that only writes ASCII. */
const escaped = (text: string) =>
  `"${text.replace(/[\s\S]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`;
const escapedShort = (email: string, text: string) =>
  `{"Email":${escaped(email)},"Message":${escaped(text)}}`;

const longestEmail = `${'a'.repeat(textLimits.email - '@visitor.test'.length)}@visitor.test`;
const ofAll = (count: number, bytes: number) => Array.from({ length: count }, () => dataUrl(bytes));

const typed = (type: string) => ({ headers: { 'Content-Type': type } });
const said = (Message: string) => ({ body: { ...short, Message } });
const applied = (change: object) => ({ form: 'application' as const, body: { ...application, ...change } });

type Accepted = readonly [name: string, request: Omit<Case, 'name' | 'status'>];

const requests: readonly Accepted[] = [
  ['the short form', { answer: { 'content-length': '0' } }],
  ['the contact form', { form: 'contact' }],
  ['the application', { form: 'application' }],
  // An empty parameter is none (RFC 9110, 5.6.6).
  ['an empty parameter of the type', typed('application/json;')],
  ['a type in capitals with a quoted charset', typed('Application/JSON ; charset="UTF-8";')],
  ['a type with charset', typed('application/json; charset=UTF-8')],
  ['every control character', said(`${String.fromCharCode(...Array(32).keys(), 127, 133)}x`)],
  ['a message that looks like a mail header', said('x\r\nBcc: other@visitor.test\r\n\r\nbody')],
  ['a byte order mark and a zero', said('\ufeff\u0000text\u0000')],
  ['the longest message', said('ü'.repeat(message))],
  [
    'the longest message, every character escaped',
    { body: escapedShort(longestEmail, '\ud83d\udc69'.repeat(message / 2)) },
  ],
  ...[...budgets, '', '1,000 CHF'].map(
    (Budget): Accepted => [
      `the budget ${JSON.stringify(Budget)}`,
      { form: 'contact', body: { ...contact, Budget } },
    ],
  ),
  ...[...Object.values(applicationPositions), 'Alpine Guide'].map(
    (Position): Accepted => [`an application as ${Position}`, applied({ Position })],
  ),
  ...Object.entries(fileTypes).map(
    ([ending, type]): Accepted => [`a file that ends in .${ending}`, applied({ File: [dataUrl(100, type)] })],
  ),
  ...['élise@visitor.test', '0@a.ch', 'ž.x+y@sub.domain.test', "o'neil@münchen.test"].map(
    (Email): Accepted => [`the address ${Email}`, { body: { ...short, Email } }],
  ),
  [
    'the longest names and phone number',
    applied({
      FirstName: 'ß'.repeat(line),
      LastName: '\u0000'.repeat(line),
      Phone: `${'1'.repeat(line)} ${'2'.repeat(line)}`,
    }),
  ],
  ['ten files', applied({ File: ofAll(fileLimits.count, 9) })],
  [
    'the largest file, and the largest sum, around the longest message',
    applied({
      Message: '\u0001'.repeat(message),
      File: [dataUrl(fileLimits.each), dataUrl(fileLimits.total - fileLimits.each)],
    }),
  ],
  ['unknown fields', { body: { ...short, Company: 'Firn', Size: { people: [7] } } }],
  [
    'a field called as the prototype',
    { body: '{"__proto__":{"Email":"x"},"Email":"a@b.test","Message":"x"}' },
  ],
  ['no key', { headers: { 'Idempotency-Key': undefined } }],
  ['the shortest key', { headers: { 'Idempotency-Key': 'abcdefgh-_012345' } }],
  ['the longest key', { headers: { 'Idempotency-Key': 'k'.repeat(64) } }],
  [
    'a name that occurs twice: the last counts',
    { body: '{"Message":7,"Email":"a@visitor.test","Message":"x"}' },
  ],
  ['a body in pieces', { headers: { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' } }],
  ['a query in the URL', { target: `${endpoints.short}?from=c-levels` }],
];

/** Everything a visitor can send through the forms. */
export const accepted: readonly Case[] = requests.map(([name, request]) => ({
  name,
  ...request,
  status: 202,
}));
