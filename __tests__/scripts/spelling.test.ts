import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@/scripts/spelling/texts';
import { german } from '../content/site';
import { folderOfFile } from '../support/folder';

/** "Spelling checked in both languages": what is given to the dictionaries. */
describe('texts for the dictionaries', () => {
  const root = folderOfFile();
  const folder = join(root, 'public/locales/de');

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(root, 'content/articles/de'), { recursive: true });
    const article = german.replace('Title', 'Die Spital&shy;gruppe').replace('First', 'Elf Wochen');
    writeFileSync(join(root, 'content/articles/de/one.md'), article);
    writeFileSync(join(folder, 'home.json'), JSON.stringify({ text: 'Elf <b>Wochen</b>' }));
    writeFileSync(
      join(folder, 'contact.json'),
      JSON.stringify({ mail: '{{company}}: info@firnwerk.example' }),
    );
  });

  const found = () => Object.fromEntries(textsIn(root, 'de').map(({ file, texts }) => [file, texts]));

  it('are those of every catalogue and every article, as they are read', () => {
    expect(found()['content/articles/de/one.md']?.[0]).toBe('Die Spitalgruppe');
    expect(Object.keys(found())).toHaveLength(3);
  });

  it('leave out ids, placeholders, components and addresses', () => {
    expect(found()['content/articles/de/one.md']).toContain('Elf Wochen');
    expect(found()['content/articles/de/one.md']?.join()).not.toContain('first');
    expect(found()['public/locales/de/home.json']?.[0]?.split(/\s+/).filter(Boolean)).toEqual([
      'Elf',
      'Wochen',
    ]);
    expect(found()['public/locales/de/contact.json']?.[0]?.replaceAll(/[\s:]/g, '')).toBe('');
  });
});
