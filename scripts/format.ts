import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '@/content/locales';
import { kindOf } from '@/content/markdown/kinds';
import { formatMarkdown } from '@/content/markdown/print';
import { plainText } from '@/content/plainText';
import { recordPublished } from './content-check/published';
import { inOrderOf } from './edit/forms/compare';
import { fileOfJson } from './edit/forms/formats';
import { allPlaces, type Place } from './edit/server/places';
import { withFormsOf } from './language/plurals';

// A step of `npm run fix`: formats content as the editor prints it, so that a saved form changes only the
// edited lines. It also records the addresses of new pages.

recordPublished(process.cwd());

for (const place of allPlaces(process.cwd()).filter(({ kind }) => kind !== 'photo' && kind !== 'logo')) {
  const text = readFileSync(place.file, 'utf8');
  const printed = place.kind === 'markdown' ? printMarkdown(place, text) : printJson(place, text);
  if (printed !== text) writeFileSync(place.file, printed);
}

function printMarkdown({ file, locale = '' }: Place, text: string): string {
  const kind = kindOf[file.split('/')[1] ?? ''];
  const model = file.replace(`/${locale}/`, `/${defaultLocale}/`);
  const english = existsSync(model) ? plainText(readFileSync(model, 'utf8')) : undefined;
  return kind ? formatMarkdown(plainText(text), kind, locale, english) : text;
}

/** In every language, a catalogue's keys have the order of the default one's. */
function printJson({ file, locale = defaultLocale }: Place, text: string): string {
  const model = file.replace(`/${locale}/`, `/${defaultLocale}/`);
  const read = (json: string) => JSON.parse(plainText(json));
  return fileOfJson(inOrderOf(withFormsOf(locale, read(readFileSync(model, 'utf8'))), read(text)));
}
