import { figures, findingVector } from '@/content/figures';

/** Weights of the base metrics for an unchanged scope (CVSS 3.1, section 7.4). */
const weights: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  UI: { N: 0.85, R: 0.62 },
  C: { H: 0.56, L: 0.22, N: 0 },
  I: { H: 0.56, L: 0.22, N: 0 },
  A: { H: 0.56, L: 0.22, N: 0 },
};

/** The base score of a vector with an unchanged scope (CVSS 3.1, sections 7.1 and appendix A). */
function baseScore(vector: string): number {
  const values = new Map(vector.split('/').map((part) => part.split(':') as [string, string]));
  const weight = (metric: string) => weights[metric]?.[values.get(metric) ?? ''] ?? Number.NaN;
  const impact = 6.42 * (1 - (1 - weight('C')) * (1 - weight('I')) * (1 - weight('A')));
  const exploitability = 8.22 * weight('AV') * weight('AC') * weight('PR') * weight('UI');
  return Math.ceil(Number((Math.min(impact + exploitability, 10) * 10).toFixed(4))) / 10;
}

test('a known vector has the score that the standard gives', () => {
  expect(baseScore('CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H')).toBe(9.8);
  expect(baseScore('CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N')).toBe(6.5);
});

// Specification 8.8
test('the finding has the score of its vector, and is fixed before it is tested again', () => {
  expect(findingVector).toContain('/S:U/');
  expect(baseScore(findingVector)).toBe(Number(figures.findingScore));
  expect(Number(figures.findingScore)).toBeGreaterThanOrEqual(7); // high, from 7.0 to 8.9
  expect(Number(figures.findingScore)).toBeLessThan(9);
  expect(figures.findingFixed).toBeLessThan(figures.findingRetested);
});
