/**
 * What the company of `content/company.json` is called and where it is found, and the same of another one. Cities stay:
 * the texts speak of them.
 */
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
 * @returns the same of the other company
 * @throws Error when a fact does not stand there any more
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
