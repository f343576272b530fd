/** An email quoted in an article. */
export interface Email {
  /** Header lines, such as the sender: name and value. */
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly paragraphs: readonly string[];
}

const headLine = /^([^:\n]+):[ \t]+(\S.*)$/;

/**
 * @param text lines such as "From: …", an empty line, then paragraphs separated by empty lines
 * @returns undefined for any other text
 */
export function emailOf(text: string): Email | undefined {
  const [top = '', ...paragraphs] = text.trim().split(/\n(?:[ \t]*\n)+/);
  const head = top.split('\n').flatMap((line) => {
    const [, name, value] = headLine.exec(line) ?? [];
    return name && value ? [[name, value.trim()] as const] : [];
  });
  if (head.length < top.split('\n').length || paragraphs.length === 0) return undefined;
  return { head, paragraphs: paragraphs.map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' ')) };
}
