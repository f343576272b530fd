/** An email as an article quotes it. */
export interface Email {
  /** The lines at its top, such as the sender: name and value. */
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly paragraphs: readonly string[];
}

const headLine = /^([^:\n]+):[ \t]+(\S.*)$/;

/**
 * @param text lines such as «From: …», an empty line, then paragraphs with empty lines between them
 * @returns nothing where the text is built otherwise
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
