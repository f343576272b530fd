import { readdir, readFile } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import type { SpoolEntry } from '@/gateway/spool/types';
import { endpoints, type FormKind, idempotencyHeader } from '@/lib/forms/endpoints';
import type { Payloads } from '@/lib/forms/schemas';
import type { Answer, Served } from './client';

/** A file of so many bytes, as the browser's reader writes it. */
export const dataUrl = (bytes: number, type = 'application/pdf') =>
  `data:${type};base64,${Buffer.alloc(bytes, '%PDF-1.7\n').toString('base64')}`;

/** What a visitor sends with each form. */
export const samples: Payloads = {
  application: {
    FirstName: 'Arta',
    LastName: 'Krasniqi',
    BusinessEmail: 'arta@visitor.test',
    Phone: '+383 38 000 000',
    Message: '',
    Position: 'Full-Stack Software Engineer',
    File: [dataUrl(1000)],
  },
  contact: {
    FirstName: 'Urs',
    BusinessEmail: 'urs@visitor.test',
    Message: 'Grüezi. Could you help us?',
    Budget: '50,000 CHF and under',
  },
  short: { Email: 'urs@visitor.test', Message: 'Grüezi. Could you help us?' },
};

let keys = 0;

/** @returns an idempotency key that no other submission has */
export function newKey(): string {
  keys += 1;
  return `key-of-a-test-${String(keys).padStart(6, '0')}`;
}

export type Headers = http.OutgoingHttpHeaders;

/** Sends a form as the pages do, with a key of its own; a header that is undefined is left out. */
export function post(to: Served, form: FormKind, body: unknown, headers: Headers = {}): Promise<Answer> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const all = Object.entries({
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    [idempotencyHeader]: newKey(),
    ...headers,
  });
  return to.ask(endpoints[form], {
    method: 'POST',
    headers: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
    body: text,
  });
}

/** @returns the names of the files in one folder of a spool */
export async function filesIn(folder: string, place: string): Promise<string[]> {
  return (await readdir(path.join(folder, place))).sort();
}

/** @returns the entries in one folder of a spool */
export async function entriesIn(folder: string, place: string): Promise<SpoolEntry[]> {
  const names = await filesIn(folder, place);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, place, name), 'utf8')));
  // Tests write there through the spool alone.
  return texts.map((text) => JSON.parse(text) as SpoolEntry);
}
