import { figures, findingVector } from '@/content/figures';

// Specification 8.8. FIRST's calculator (https://www.first.org/cvss/calculator/3.1) gives this vector this score, which is high.
test('the finding has the score of its vector, and is fixed before it is tested again', () => {
  expect([findingVector, figures.findingScore]).toEqual([
    'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
    '8.1',
  ]);
  expect(figures.findingFixed).toBeLessThan(figures.findingRetested);
});
