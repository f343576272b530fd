/** @jest-environment node */
import { caseAfter, caseOrder, caseStudies } from '@/content/caseStudies';

test('Case-study team sizes: 12, 6, 12, 9 (specification 10.1 and 10.3)', () => {
  const sizes = ['caseWedere', 'caseSalesInfo', 'caseCaptire', 'caseLea'] as const;
  expect(sizes.map((id) => caseStudies[id].teamSize)).toEqual([12, 6, 12, 9]);
});

test('each case study leads on to the next, in a round', () => {
  expect(caseOrder.map(caseAfter)).toEqual(['caseCaptire', 'caseSalesInfo', 'caseLea', 'caseWedere']);
});
