/** @jest-environment node */
import { shortClassName, shortenClassNames } from '@/scripts/shortClassNames.mjs';

/** Specification 33.3: HTML and styles are small enough to come at once. */

const settings = (modules: object) => ({
  module: { rules: [{ oneOf: [{ use: [{ loader: 'css-loader', options: { modules } }] }] }] },
});

test('a build names classes after file and class; next/font names its own', () => {
  const modules = { getLocalIdent: (..._: unknown[]) => 'long' };
  shortenClassNames(settings(modules), '/site');
  const named = (resourcePath: string) => modules.getLocalIdent({ resourcePath }, '', 'title');
  expect(named('/site/components/Card.module.css')).toBe(
    shortClassName('components/Card.module.css', 'title'),
  );
  expect(named('/site/components/Card.module.css')).toMatch(/^_[\w-]{4}$/);
  expect(named('/site/components/Aside.module.css')).not.toBe(named('/site/components/Card.module.css'));
  expect(named('/site/next/font/local/target.css')).toBe('long');
});

test('a build whose loader has another shape stops', () => {
  expect(() => shortenClassNames(settings({}), '/site')).toThrow('next.config.js: no loader has');
});
