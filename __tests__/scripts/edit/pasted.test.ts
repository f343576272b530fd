/** @jest-environment jsdom */
import { articleKind } from '@/content/markdown/kinds';
import { parse } from '@/content/markdown/parse';
import { markdownOf } from '@/scripts/edit/admin/pasted';
import { english } from '../../content/site';
import { fromDocs, fromWord } from './support/clipboards';

// Text pasted from Word and Google Docs becomes the Markdown of articles (specification 39.13).

const bodyOfWord = `We walked for three days.

## The way

This is what **we learnt**, and [where](https://www.w3.org/TR/%28draft%29) we read it.

- We walked 14&nbsp;km on the first day
- We cooked together

1. Pack
2. Go

> “The best part was the silence.”

Table: Days compared

| Day | Kilometres |
| --- | --- |
| Monday | 14 |
| Tuesday | 9 \\| 10 |

![](photo:pasted-picture)`;

test('Word: its lists are paragraphs, its styles go, a picture is named', () => {
  expect(markdownOf(fromWord)).toBe(bodyOfWord);
});

test('Google Docs: what is bold is a style', () => {
  expect(markdownOf(fromDocs)).toBe(
    'A lead with **bold words**.\n\n## First\n\n- One\n- One below it\n- Two\n\n| Head | Number |\n| --- | --- |\n| Row | 1 |',
  );
});

test('only an anchor is missing, which saving adds, and a photo', () => {
  const read = parse(english.replace(/Lead[\s\S]*/, `${bodyOfWord}\n`), articleKind, true);
  expect(!read.ok && read.problems.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('the heading has no anchor'),
    'the photo is not in content/photos/; put it there or correct its name',
  ]);
});

test('characters of Markdown stay characters', () => {
  expect(markdownOf('<p>Two * three_four [five] 1. six</p><p>- seven</p>')).toBe(
    'Two \\* three\\_four \\[five\\] 1. six\n\n\\- seven',
  );
});
