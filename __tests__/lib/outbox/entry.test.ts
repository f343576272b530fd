import { newEntry } from '@/lib/outbox/entry';

it('every submission has a key of its own, which the gateway takes (specification 26.2)', () => {
  const keys = Array.from({ length: 100 }, () => newEntry('contact', false).key);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});
