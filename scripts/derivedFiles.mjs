import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Writes the files that follow from others: the types of the catalogues, and the page files of further
// languages. Part of `npm run dev`, `edit` and `content:check`.

/** A file that is not as it should be is written, and named, as it must be committed. */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} was written: commit it, too`);
}

// Gives TypeScript the keys of every catalogue (i18next, "TypeScript"). English is the model, so a key missing
// there fails `tsc`.
const folder = 'public/locales/en';
const namespaces = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
write(
  'types/i18next.d.ts',
  `// Written by scripts/derivedFiles.mjs: do not edit.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${namespaces.map((name) => `      ${name}: typeof import('../${folder}/${name}.json');`).join('\n')}
    };
  }
}
`,
);

// Next.js needs a file for each path; `pages/[locale]/` repeats `pages/`.
const pagesBelow = (root) =>
  readdirSync(root, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !/^(_|\[locale\])/.test(name));
const pages = pagesBelow('pages');
for (const name of pages) {
  const page = `@/pages/${name.replace('.tsx', '')}`;
  const hasParameter = name.includes('[');
  write(
    `pages/[locale]/${name}`,
    `// Written by scripts/derivedFiles.mjs: do not edit.
import { otherLocales } from '@/lib/i18n/static';
${hasParameter ? `import { getStaticPaths as inDefaultLocale } from '${page}';\n` : ''}
export { default, getStaticProps } from '${page}';
export const getStaticPaths = otherLocales(${hasParameter ? 'inDefaultLocale' : ''});
`,
  );
}
for (const name of pagesBelow('pages/[locale]').filter((name) => !pages.includes(name))) {
  rmSync(`pages/[locale]/${name}`);
  console.log(`pages/[locale]/${name} was removed, as pages/${name} is gone: commit that, too`);
}
