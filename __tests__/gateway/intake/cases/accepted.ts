import { budgets } from '@/content/budgets';
import { applicationPositions } from '@/content/programmes';
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

const messages: readonly [string, string][] = [
  ['with every control character', `${String.fromCharCode(...Array(32).keys(), 127, 133)}x`],
  ['that looks like a mail header', 'x\r\nBcc: other@visitor.test\r\n\r\nbody'],
  ['with a byte order mark and a zero', '\ufeff\u0000text\u0000'],
  ['of the greatest length', 'ü'.repeat(message)],
];

/** Whatever a visitor can produce through the forms. */
export const accepted: readonly Case[] = [
  { name: 'the short form', status: 202, answer: { 'content-length': '0' } },
  { name: 'the contact form', form: 'contact', status: 202 },
  { name: 'the application', form: 'application', status: 202 },
  // An empty parameter is none (RFC 9110, 5.6.6).
  ...['application/json;', 'Application/JSON ; charset="UTF-8";'].map((type) => ({
    name: `the type ${type}`,
    headers: { 'Content-Type': type },
    status: 202,
  })),
  ...messages.map(([name, text]) => ({
    name: `a message ${name}`,
    body: { ...short, Message: text },
    status: 202,
  })),
  {
    name: 'a message of the greatest length, every character escaped',
    body: escapedShort(longestEmail, '\ud83d\udc69'.repeat(message / 2)),
    status: 202,
  },
  ...[...budgets, '', '1,000 CHF'].map((Budget) => ({
    name: `the budget ${JSON.stringify(Budget)}`,
    form: 'contact' as const,
    body: { ...contact, Budget },
    status: 202,
  })),
  ...[...Object.values(applicationPositions), 'Alpine Guide'].map((Position) => ({
    name: `an application as ${Position}`,
    form: 'application' as const,
    body: { ...application, Position },
    status: 202,
  })),
  ...Object.entries(fileTypes).map(([ending, type]) => ({
    name: `a file that ends in .${ending}`,
    form: 'application' as const,
    body: { ...application, File: [dataUrl(100, type)] },
    status: 202,
  })),
  ...['élise@visitor.test', '0@a.ch', 'ž.x+y@sub.domain.test', "o'neil@münchen.test"].map((Email) => ({
    name: `the address ${Email}`,
    body: { ...short, Email },
    status: 202,
  })),
  {
    name: 'the longest names and phone number',
    form: 'application',
    body: {
      ...application,
      FirstName: 'ß'.repeat(line),
      LastName: '\u0000'.repeat(line),
      Phone: `${'1'.repeat(line)} ${'2'.repeat(line)}`,
    },
    status: 202,
  },
  {
    name: 'ten files',
    form: 'application',
    body: { ...application, File: ofAll(fileLimits.count, 9) },
    status: 202,
  },
  {
    name: 'the largest file, and the largest sum, around the longest message',
    form: 'application',
    body: {
      ...application,
      Message: '\u0001'.repeat(message),
      File: [dataUrl(fileLimits.each), dataUrl(fileLimits.total - fileLimits.each)],
    },
    status: 202,
  },
  {
    name: 'a type with charset',
    headers: { 'Content-Type': 'application/json; charset=UTF-8' },
    status: 202,
  },
  ...[
    ['that the form does not have', { ...short, Company: 'Firn', Size: { people: [7] } }],
    ['called as the prototype', '{"__proto__":{"Email":"x"},"Email":"a@b.test","Message":"x"}'],
  ].map(([name, body]) => ({ name: `a field ${name}`, body, status: 202 })),
  { name: 'no key', headers: { 'Idempotency-Key': undefined }, status: 202 },
  { name: 'the shortest key', headers: { 'Idempotency-Key': 'abcdefgh-_012345' }, status: 202 },
  { name: 'the longest key', headers: { 'Idempotency-Key': 'k'.repeat(64) }, status: 202 },
  {
    name: 'a name that occurs twice: the last counts',
    body: `{"Message":7,"Email":"a@visitor.test","Message":"x"}`,
    status: 202,
  },
  {
    name: 'a body in pieces',
    headers: { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' },
    status: 202,
  },
  { name: 'a query behind the address', target: '/api/Auth/SendEmailFirnwerk?from=c-levels', status: 202 },
];
