/** @jest-environment node */
import { existsSync } from 'node:fs';
import { codes, guide } from './support/markdown';

// Without what stands between fences.
const text = guide('editing').replace(/^(`{3,}).*?^\1$/gms, '');

test('every file and picture that the guide for editors names exists', () => {
  const named = codes(text).filter((code) => /^(?:content|docs|scripts|public)\/[\w./-]+$/.test(code));
  const pictures = [...text.matchAll(/\]\((images\/[^)]+)\)/g)].map(([, path]) => `docs/${path}`);
  expect([...named, ...pictures].filter((file) => !existsSync(file))).toEqual([]);
  expect(named).toContain('content/blogPictures.json');
  expect(pictures).toHaveLength(2);
});
