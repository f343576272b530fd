// jest-axe ships no types of its own; these cover what the tests use.

declare module 'jest-axe' {
  import type { AxeResults, RunOptions, Spec } from 'axe-core';

  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>;

  export function configureAxe(
    options?: RunOptions & { globalOptions?: Spec },
  ): (html: Element | string, options?: RunOptions) => Promise<AxeResults>;

  export const toHaveNoViolations: {
    toHaveNoViolations(results: AxeResults): { pass: boolean; message(): string };
  };
}

declare namespace jest {
  // The type parameters repeat those of @types/jest: interfaces merge only when they agree.
  interface Matchers<R, T> {
    /** Fails with the list of axe's findings when there are any. */
    toHaveNoViolations(): R;
  }
}
