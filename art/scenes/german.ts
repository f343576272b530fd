/** A product's screens in German: texts as a whole, or else parts of texts that hold figures and names. */
export interface German {
  readonly texts: Readonly<Record<string, string>>;
  readonly parts: readonly (readonly [english: RegExp, german: string])[];
  /** What is the same in both languages: names, mostly. */
  readonly same: readonly string[];
}

/** Plates, sets of wheels, prices and times: nothing in them is a word. */
const wordless = /^[^a-z]*$/;

function translate(text: string, { texts, parts, same }: German): string {
  const whole = texts[text];
  if (whole !== undefined) return whole;
  const inParts = parts.reduce((said, [english, german]) => said.replace(english, german), text);
  if (inParts === text && !wordless.test(text) && !same.includes(text))
    throw new Error(`A screen says "${text}", for which there is no German`);
  return inParts;
}

/**
 * A screen's markup with its texts in German.
 *
 * @throws when a text has no German, so that none stays English in silence
 */
export function inGerman(markup: string, german: German): string {
  return markup.replace(/>([^<>]*[^<>\s][^<>]*)</g, (_, text: string) => {
    const words = text.trim();
    return `>${text.replace(words, () => translate(words, german))}<`;
  });
}
