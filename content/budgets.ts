/** The options of the contact form's budget: their English texts are what is sent (specification section 9). */
export const budgets = [
  '50,000 CHF and under',
  '50,000 CHF-200,000 CHF',
  '200,000 CHF-1,000,000 CHF',
  '1,000,000+ CHF',
] as const;

export type Budget = (typeof budgets)[number];
