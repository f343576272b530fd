/** As much of the W3C's Trusted Types as is used here; the DOM's own types do not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Folders and files that scripts may come from. */
const scripts = /^\/(?:_next\/static\/.+|outbox)\.js$/;

/**
 * The security policy refuses text as the address of a script (`require-trusted-types-for`).
 * The framework's loader hands over text all the same, so the default policy looks at it:
 * the site's own files pass, all else throws, and no policy makes HTML or code from text.
 */
export function guardScripts(): void {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && scripts.test(pathname)) return address;
      throw new TypeError(`not a script of this site: ${address}`);
    },
  });
}
