import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes `types/i18next.d.ts`, which gives TypeScript the keys of every catalogue (i18next, "TypeScript").
 * English is the model, so a key missing there fails `tsc`. Part of `npm run dev`, `edit` and `content:check`.
 */

const file = 'types/i18next.d.ts';
const folder = 'public/locales/en';
const namespaces = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

const text = `// Written by scripts/catalogueTypes.mjs: do not edit.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${namespaces.map((name) => `      ${name}: typeof import('../${folder}/${name}.json');`).join('\n')}
    };
  }
}
`;
if (readFileSync(file, 'utf8') !== text) {
  writeFileSync(file, text);
  console.log(`${file} was updated, as a catalogue was added or removed: commit it, too`);
}
