import path from 'node:path';
import type { SpoolEntry } from '../spool/types';
import type { SentFile, Withheld } from './files';
import { harmless, oneLine } from './harmless';
import { withheldName } from './withheld';
import { sizeInWords, timeInWords, words } from './words';

const { labels } = words;

/** A label and what stands beside it. */
type Fact = readonly [label: string, value: string];

export interface BodyParts {
  readonly entry: SpoolEntry;
  readonly files: readonly SentFile[];
  /** Whether the mail names the visitor as who to answer. */
  readonly repliesToVisitor: boolean;
  /** Where withheld files are kept. */
  readonly withheldFolder: string;
}

/**
 * The text of a mail: every field with its label, and what the visitor wrote at the
 * end, so that nothing of ours can be mistaken for it or the other way round.
 *
 * @returns plain text with the line breaks of mails (RFC 5322, 2.1)
 */
export function bodyOf(parts: BodyParts): string {
  const { entry, repliesToVisitor } = parts;
  const [label, text] = written(entry);
  const lines = [
    titleOf(entry),
    '',
    ...facts(parts).map(([name, value]) => `${name}: ${oneLine(value) || words.nothing}`),
    ...fileLines(parts),
    '',
    repliesToVisitor ? words.replies : words.noReplies,
    '',
    `${label}:`,
    '',
    harmless(text) || words.nothing,
    '',
  ];
  return lines.join('\n').replaceAll('\n', '\r\n');
}

/** @returns what kind of mail it is, and for which position */
export function titleOf(entry: SpoolEntry): string {
  const title = words.titles[entry.form];
  return entry.form === 'application' ? `${title}: ${oneLine(entry.payload.Position)}` : title;
}

function facts({ entry }: BodyParts): Fact[] {
  const ours: Fact[] = [
    [labels.received, timeInWords(entry.receivedAt)],
    [labels.reference, entry.id],
  ];
  return [...theirs(entry), ...ours];
}

function theirs({ form, payload }: SpoolEntry): Fact[] {
  switch (form) {
    case 'application':
      return [
        [labels.firstName, payload.FirstName],
        [labels.lastName, payload.LastName],
        [labels.email, payload.BusinessEmail],
        [labels.phone, payload.Phone],
      ];
    case 'contact':
      return [
        [labels.name, payload.FirstName],
        [labels.email, payload.BusinessEmail],
        [labels.budget, payload.Budget],
      ];
    case 'short':
      return [[labels.email, payload.Email]];
  }
}

function written({ form, payload }: SpoolEntry): Fact {
  return [form === 'application' ? labels.about : labels.message, payload.Message];
}

function fileLines({ entry, files, withheldFolder }: BodyParts): string[] {
  if (files.length === 0) return [];
  const lines = files.map((file) => {
    if (file.kind === 'attached') return words.attached(file.name, sizeInWords(file.content.length));
    return words.withheld(reason(file), path.join(withheldFolder, withheldName(entry.id, file)));
  });
  return ['', `${labels.files}:`, ...lines.map((line, index) => `${index + 1}. ${line}`)];
}

function reason({ content, declared, found }: Withheld): string {
  if (declared === undefined) return words.unreadable;
  return content.length === 0 ? words.empty : words.differs(declared, found);
}
