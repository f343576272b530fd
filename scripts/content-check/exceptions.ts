/** A text that may break one rule, and why. */
interface Exception {
  readonly namespace: string;
  readonly path: string;
  readonly rule: string;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    namespace: 'common',
    path: 'loading',
    rule: 'threeDots',
    reason: 'The specification fixes this text to the letter, three dots included: "Loading..." (section 1).',
  },
];

/** @returns whether a text is excused from a rule */
export function isExcepted(namespace: string, path: string, rule: string): boolean {
  return EXCEPTIONS.some(
    (exception) => exception.namespace === namespace && exception.path === path && exception.rule === rule,
  );
}
