import { marked } from '@/content/markdown/marks';

/**
 * A text in which what stands between backticks is code, and what stands
 * between underscores the title of a work in English: in a text of another
 * language it is marked as such (WCAG 3.1.2).
 */
export function InlineText({ text }: { text: string }) {
  // Split by a group, every second piece is one that the group has found.
  return text
    .split(marked)
    .map((part, index) => (index % 2 === 1 ? <Marked key={part} part={part} /> : part));
}

function Marked({ part }: { part: string }) {
  const inside = part.slice(1, -1);
  return part.startsWith('`') ? <code>{inside}</code> : <cite lang="en">{inside}</cite>;
}
