/** @jest-environment node */
import { newEntry } from '@/lib/outbox/entry';

const pattern = /^[A-Za-z0-9_-]{16,64}$/;

// Uncovers the one that all objects of this kind have.
afterEach(() => Reflect.deleteProperty(crypto, 'randomUUID'));

it('every submission has a key of its own, which the gateway takes (specification 26.2)', () => {
  const keys = Array.from({ length: 100 }, () => newEntry('contact', false).key);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(pattern);
});

it('outside a secure context, too, where there is no randomUUID', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const keys = Array.from({ length: 100 }, () => newEntry('contact', false).key);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
