/** The budget options of the contact form. Their English texts are sent (specification 24.13, 25.13). */
export const budgets = [
  '50,000 CHF and under',
  '50,000 CHF-200,000 CHF',
  '200,000 CHF-1,000,000 CHF',
  '1,000,000+ CHF',
] as const;

export type Budget = (typeof budgets)[number];

/** The same as numbers, in CHF, for display. */
export const budgetBounds: Readonly<Record<Budget, { readonly from?: number; readonly to?: number }>> = {
  '50,000 CHF and under': { to: 50_000 },
  '50,000 CHF-200,000 CHF': { from: 50_000, to: 200_000 },
  '200,000 CHF-1,000,000 CHF': { from: 200_000, to: 1_000_000 },
  '1,000,000+ CHF': { from: 1_000_000 },
};
