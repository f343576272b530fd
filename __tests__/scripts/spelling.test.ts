/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsIn } from '@/scripts/spelling/texts';

/** «Spelling checked in both languages»: what is given to the dictionaries. */
describe('texts whose spelling is checked', () => {
  const root = mkdtempSync(join(tmpdir(), 'spelling-'));
  const folder = join(root, 'public/locales/de');
  afterAll(() => rmSync(root, { recursive: true }));

  beforeAll(() => {
    mkdirSync(join(folder, 'articles'), { recursive: true });
    const words = {
      title: 'Die Spital\u00adgruppe',
      list: [{ id: 'eleven-weeks', text: 'Elf <b>Wochen</b>' }],
    };
    writeFileSync(join(folder, 'articles/one.json'), JSON.stringify(words));
    writeFileSync(
      join(folder, 'contact.json'),
      JSON.stringify({ mail: '{{company}}: info@firnwerk.example' }),
    );
  });

  const found = () => Object.fromEntries(textsIn(root, 'de').map(({ file, texts }) => [file, texts]));

  it('are those of every catalogue and every article, as they are read', () => {
    expect(found()['public/locales/de/articles/one.json']?.[0]).toBe('Die Spitalgruppe');
    expect(Object.keys(found())).toHaveLength(2);
  });

  it('leave out ids, placeholders, components and addresses', () => {
    expect(found()['public/locales/de/articles/one.json']?.[1]?.split(/\s+/).filter(Boolean)).toEqual([
      'Elf',
      'Wochen',
    ]);
    expect(found()['public/locales/de/contact.json']?.[0]?.replaceAll(/[\s:]/g, '')).toBe('');
  });
});
