import type { Locator } from '@playwright/test';
import { stripSoftHyphens } from '@/lib/text';

/** The parts of a node of Playwright's aria snapshot that are used here; its own type is any JSON. */
interface AriaNode {
  readonly role: string;
  readonly name?: string;
  readonly text?: string;
  readonly level?: number;
  /** Of a link, as its page names it. */
  readonly url?: string;
  readonly children?: readonly (AriaNode | string)[];
  readonly active?: boolean;
  readonly checked?: boolean | 'mixed';
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly invalid?: boolean | string;
  readonly pressed?: boolean | 'mixed';
  readonly selected?: boolean;
}

const states = ['active', 'checked', 'disabled', 'expanded', 'invalid', 'pressed', 'selected'] as const;

/** Announced live, required reading before filling in a field, or facts: their texts count. */
const spoken = new Set(['status', 'alert', 'form', 'term', 'definition']);

/** Described by their contents: their own line would add nothing. */
const plain = new Set([
  ...['paragraph', 'strong', 'emphasis', 'code', 'time', 'term', 'definition', 'caption', 'blockquote'],
  ...['listitem', 'row', 'rowgroup', 'cell'],
]);

/** Their names are texts, whose presence is tested elsewhere. */
const unnamed = new Set(['img', 'figure']);

/** Long enough for a title, in characters. */
const longest = 60;

/**
 * Describes an element as a screen reader sees it, short enough for a review: roles, names, levels and states of everything
 * to navigate to or use, and where links lead. Paragraphs are left out, except in forms and live regions; lists give the
 * number of items.
 * @returns lines in the style of Playwright's aria snapshots
 */
export async function readOut(element: Locator): Promise<string[]> {
  // Its own type is any JSON.
  const nodes = (await element.ariaSnapshotJSON()) as unknown as readonly AriaNode[];
  return merged(nodes.flatMap((node) => linesOf(node, false)));
}

function linesOf(node: AriaNode | string, isSpoken: boolean): string[] {
  if (typeof node === 'string') return isSpoken ? [`- text: ${quoted(node)}`] : [];
  const { role, text, children = [] } = node;
  if (role === 'text') return linesOf(text ?? '', isSpoken);
  const speaks = isSpoken || spoken.has(role);
  const inner = merged(
    [...(text ? [text] : []), ...children].flatMap((child) =>
      // The text of a disclosure's group repeats its button.
      linesOf(child, speaks || (role === 'group' && isText(child))),
    ),
  );
  if (plain.has(role)) return inner;
  const line = `- ${[role, ...attributesOf(node)].join(' ')}`;
  const [first = '', ...others] = inner;
  if (first.startsWith('- text: ') && others.length === 0) return [line + first.replace('- text', '')];
  return inner.length > 0 ? [`${line}:`, ...inner.map((one) => `  ${one}`)] : [line];
}

const isText = (node: AriaNode | string) => typeof node === 'string' || node.role === 'text';

function attributesOf(node: AriaNode): string[] {
  const { role, name = '', level, url, children = [] } = node;
  const items = children.filter((child) => typeof child !== 'string' && child.role === 'listitem').length;
  // A picture's description is a text, and a heading names its region or card.
  const isNamed =
    name !== '' && !unnamed.has(role) && !headingsIn(node).some((title) => name.includes(title));
  return [
    ...(isNamed ? [quoted(name)] : []),
    ...(level ? [`[level=${level}]`] : []),
    ...(url ? [`→ ${url}`] : []),
    ...(role === 'list' ? [`[items=${items}]`] : []),
    ...states.flatMap((state) => (node[state] ? [`[${state}]`] : [])),
  ];
}

const headingsIn = ({ children = [] }: AriaNode): string[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return [...(child.role === 'heading' && child.name ? [child.name] : []), ...headingsIn(child)];
  });

/** Consecutive identical lines become one; a label is represented by its field. */
function merged(lines: readonly string[]): string[] {
  const runs: { line: string; times: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = runs.at(-1);
    const label = line.match(/^- text: (".*")$/)?.[1];
    if (label && lines[index + 1]?.includes(` ${label}`)) continue;
    if (last?.line === line && !line.endsWith(':')) last.times += 1;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times > 1 ? `${line} [times=${times}]` : line));
}

function quoted(text: string): string {
  const line = stripSoftHyphens(text).replace(/\s+/g, ' ').trim();
  return JSON.stringify(line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line);
}
