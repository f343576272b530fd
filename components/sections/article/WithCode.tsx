/** A text in which what stands between backticks is code. */
export function WithCode({ text }: { text: string }) {
  // Every second part stood between two of them.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
