// jest-axe ships no types of its own; these cover what the tests use.

declare module 'jest-axe' {
  export function axe(html: Element | string): Promise<unknown>;

  export const toHaveNoViolations: {
    toHaveNoViolations(results: unknown): { pass: boolean; message(): string };
  };
}

declare namespace jest {
  // The type parameters repeat those of @types/jest: interfaces merge only when they agree.
  interface Matchers<R, T> {
    /** Fails with the list of axe's findings when there are any. */
    toHaveNoViolations(): R;
  }
}
