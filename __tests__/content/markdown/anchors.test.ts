import { articleKind, policyKind } from '@/content/markdown/kinds';
import { formatMarkdown } from '@/content/markdown/print';
import { english, german } from '../site';

// Headings get anchors from the English ones (specification 39.14).

const without = (text: string) => text.replace(' {#first}', '');

test('an anchor is made from the English heading, in every language', () => {
  const heading = 'Don’t panic: {{company}} &amp; Zürich&shy;see';
  const model = english.replace('First {#first}', heading);
  expect(formatMarkdown(model, articleKind, 'en')).toContain('{#dont-panic-company-zurichsee}\n');
  expect(formatMarkdown(without(german), articleKind, 'de', model)).toBe(
    german.replace('{#first}', '{#dont-panic-company-zurichsee}'),
  );
});

test('existing anchors stay, and none occurs twice', () => {
  const text = english.replace(
    'Words.',
    'Words.\n\n## First\n\nWords.\n\n## …\n\n```text A line\n## First\n```',
  );
  expect(formatMarkdown(text, articleKind, 'en')).toBe(
    text.replace('\n## First\n\n', '\n## First {#first-2}\n\n').replace('## …', '## … {#section}'),
  );
  expect(formatMarkdown(german, articleKind, 'de', english.replace('{#first}', '{#other}'))).toBe(german);
});

test('a heading without an English one gets no anchor, and neither do those of a policy', () => {
  const longer = german.replace('Words.', 'Words.\n\n## More\n\nWords.');
  expect(formatMarkdown(longer, articleKind, 'de', english)).toBe(longer);
  const policy = '---\ntitle: A policy\n---\n\nLead\n\n## Clause\n\nWords.\n';
  expect(formatMarkdown(policy, policyKind, 'en')).toBe(policy);
});

test('a file with mistakes and a draft get anchors, too, and are otherwise left as they are', () => {
  for (const text of [
    without(english).replace('Words.', '*Words.*'),
    without(english).replace('date:', 'draft: true\ndate:').replace('Words.', '+ Words'),
  ])
    expect(formatMarkdown(text, articleKind, 'en')).toBe(text.replace('## First', '## First {#first}'));
});
