/** Facts in `content/company.json` that identify the company, with replacements. Cities stay, as the texts mention them. */
export const renamed: Readonly<Record<string, string>> = {
  Firnwerk: 'Nordgrat',
  firnwerk: 'nordgrat',
  'Technoparkstrasse 1': 'Beispielgasse 2',
  'Rr. Agim Ramadani 42': 'Rr. Shembull 3',
  '+41 44 000 00 00': '+41 43 000 00 01',
  '+383 38 000 000': '+383 39 000 001',
  'CHE-000.000.000': 'CHE-000.000.001',
};

/**
 * @param source of `content/company.json`
 * @returns the same for the other company
 * @throws Error when a fact is no longer in it
 */
export function withOtherCompany(source: string): string {
  return Object.entries(renamed).reduce((text, [fact, other]) => {
    if (!text.includes(fact))
      throw new Error(
        `content/company.json: "${fact}" is not there any more; correct scripts/variant/otherCompany.ts`,
      );
    return text.replaceAll(fact, other);
  }, source);
}

/** The signal colour of `styles/tokens.css`, and its replacement. */
export const recoloured = { from: '#ffcf26', to: '#ff8a5c' } as const;

/**
 * @param source of `styles/tokens.css`
 * @returns the same with the other company's signal colour
 * @throws Error when the colour is no longer in it
 */
export function withOtherColour(source: string): string {
  if (!source.includes(recoloured.from))
    throw new Error(
      `styles/tokens.css: "${recoloured.from}" is not there any more; correct scripts/variant/otherCompany.ts`,
    );
  return source.replace(recoloured.from, recoloured.to);
}
