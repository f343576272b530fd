import { readFileSync, writeFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { fileOf, idsOf } from '@/content/markdown/files';
import { kindOf } from '@/content/markdown/kinds';
import { laidOut } from '@/content/markdown/print';

// A step of `npm run fix`: lays articles and policies out as they are printed.

for (const kind of Object.values(kindOf))
  for (const locale of locales)
    for (const id of idsOf(kind)) {
      const file = fileOf(kind, locale, id);
      const text = readFileSync(file, 'utf8');
      const printed = laidOut(text, kind, locale);
      if (printed !== text) writeFileSync(file, printed);
    }
