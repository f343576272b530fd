import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { locales } from '@/content/locales';
import { fileOf, idsOf } from '@/content/markdown/files';
import { articleKind, kindOf, policyKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { formatMarkdown, print } from '@/content/markdown/print';
import type { ArticleBlock, ArticleWords } from '@/content/schemas/article';

// A photo that the texts below may name.
jest.mock('@/content/photos', () => ({
  ...jest.requireActual('@/content/photos'),
  photoIds: () => ['hill'],
}));

const files = locales.flatMap((locale) =>
  [
    ...idsOf(articleKind).map((id) => fileOf(articleKind, locale, id)),
    ...idsOf(policyKind).map((id) => fileOf(policyKind, locale, id)),
  ].map((file) => [file, locale] as const),
);

// Specification 29.11. If a file was changed by hand, `npm run fix` lays it out as it is printed.
test.each(files)('%s prints back to itself', (file, locale) => {
  const text = readFileSync(file, 'utf8');
  expect(formatMarkdown(text, kindOf[file.split('/')[1] ?? ''] ?? articleKind, locale)).toBe(text);
});

const parsed = (text: string) => {
  const read = parse(text, articleKind, false);
  return read.ok ? read.value.words : read.problems;
};
const article = (...blocks: readonly ArticleBlock[]): ArticleWords => ({
  title: 'Title',
  description: 'Description',
  alt: 'A hill',
  lead: 'Lead',
  sections: [{ id: 'first', title: 'First', blocks: [...blocks] }],
});

/** Signs that mean something in Markdown or YAML, and letters between them. */
const signs = fc.constantFrom(
  ...'abcäß 12.)#-+=*_~>|[](){}!&;:"\'`\\<@%/\u00a0\u00ad…—'.split(''),
  'Table: ',
  'Chart: ',
  '&shy;',
  '{{company}}',
  '## ',
  '[!NOTE] ',
  '- ',
  '1. ',
  'www.a.example',
  'https://a.example',
  ':16',
);
/** What is shown as it is: no signs that would be marks. */
const plain = fc
  .array(signs, { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join('').replace(/^[ ]+|[ ]+$/g, ''))
  // A title has 80 characters at most.
  .filter((text) => text !== '' && text.length <= 80 && !text.includes('&shy;'));
const marked = fc
  .array(
    fc.oneof(
      plain.map((text) => text.replace(/[`_*[\]]/g, '')),
      fc.constantFrom(
        '`p_none`',
        'used_in',
        ' _A Title_ ',
        'so **bold & `big`** here',
        '[words, *starred\u00a0*](/services#a_b)',
        '[_A Title_](https://a.example/?b_c&d=*&_e_)',
      ),
    ),
  )
  .map((pieces) => pieces.join(' ').trim())
  .filter((text) => text !== '');

const block: fc.Arbitrary<ArticleBlock> = fc.oneof(
  marked.map((text) => ({ kind: 'text', text }) as const),
  fc.array(marked, { minLength: 1, maxLength: 3 }).map((items) => ({ kind: 'list', items }) as const),
  fc.array(marked, { minLength: 1, maxLength: 3 }).map((items) => ({ kind: 'steps', items }) as const),
  fc.tuple(plain, plain).map(([text, by]) => ({ kind: 'quote', text, by }) as const),
  fc.tuple(marked, marked).map(([title, text]) => ({ kind: 'note', title, text }) as const),
  fc.tuple(plain, plain).map(([label, text]) => ({ kind: 'code', language: 'text', label, text }) as const),
  fc
    .tuple(plain, plain)
    .map(([label, text]) => ({ kind: 'email', label, text: `From: a\n\nb${text}` }) as const),
  fc
    .record({ alt: plain, caption: plain }, { requiredKeys: [] })
    .map((said) => ({ kind: 'photo', photo: 'hill', ...said }) as const),
  fc.tuple(plain, plain, marked, marked, fc.boolean()).map(([label, cell, a, b, isMain]): ArticleBlock => {
    return { kind: 'table', label, head: [cell, 'b'], rows: [[a, b]], ...(isMain && { main: 0 }) };
  }),
  fc
    .record({ label: plain, unit: plain, name: marked, whole: fc.nat(), part: fc.nat(99) })
    .map(({ label, unit, name, whole, part }): ArticleBlock => {
      const rows = [
        { name, value: whole },
        { name: 'c', value: 1 + part / 100, isMain: true as const },
      ];
      return { kind: 'chart', label, head: [unit, 'b'], rows };
    }),
);

test('any printed text is parsed back unchanged (specification 29.11)', () => {
  fc.assert(
    fc.property(plain, plain, fc.array(block, { minLength: 1, maxLength: 4 }), (title, lead, blocks) => {
      const words = { ...article(...blocks), title, description: lead, sources: [title, lead], lead };
      expect(parsed(print(articleKind, undefined, words))).toEqual(words);
    }),
    { numRuns: Number(process.env.GENERATED ?? 200) },
  );
});

test('prints other line breaks, spaces and list marks in one layout (specification 29.11)', () => {
  const text = `---
alt: A hill
description:
  Three
  lines
title: "Title"
---
Lead
goes on

## First {#first}
One
two.
* Item
+ goes


1. Step
1. Step

> Said
>
> — A reader

> [!NOTE] A word
> What it means:
> one thing
`;
  const words = parsed(text);
  expect(words).toEqual({
    ...article(
      { kind: 'text', text: 'One two.' },
      { kind: 'list', items: ['Item'] },
      { kind: 'list', items: ['goes'] },
      { kind: 'steps', items: ['Step', 'Step'] },
      { kind: 'quote', text: 'Said', by: 'A reader' },
      { kind: 'note', title: 'A word', text: 'What it means: one thing' },
    ),
    description: 'Three lines',
    lead: 'Lead goes on',
  });
});

test('each kind of file has its folder', () => {
  expect(Object.entries(kindOf).every(([folder, kind]) => kind.folder === folder)).toBe(true);
});
