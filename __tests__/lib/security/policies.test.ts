import { contentSecurityPolicy } from '@/content/headers';
import { hashSource, policyOf, policyOfAll } from '@/lib/security/policies';

it('a hash is the one of CSP Level 3: SHA-256 of exactly what stands between the tags (specification 35.3)', () => {
  // The example of CSP Level 3, section 2.3.1.
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

const policy = contentSecurityPolicy({
  apiOrigins: ['https://api.firnwerk.example'],
  scripts: ["'sha256-s='"],
});
const policies = {
  policy,
  styles: { 'index.html': ["'sha256-b='", "'sha256-a='"], 'de/legal.html': ["'sha256-b='"] },
};
const styleSource = (text: string) => /style-src ([^;]*);/.exec(text)?.[1];

it('names the site, its scripts and the origin that takes the forms, and nothing else', () => {
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-s='; style-src 'self'; img-src 'self'; font-src 'self'; " +
      "connect-src 'self' https://api.firnwerk.example; manifest-src 'self'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'; trusted-types 'none'; " +
      "require-trusted-types-for 'script'",
  );
});

it('a page allows its own styles, a file none, and the shared policy those of all pages', () => {
  expect(styleSource(policyOf(policies, 'index.html'))).toBe("'self' 'sha256-b=' 'sha256-a='");
  expect(policyOf(policies, 'robots.txt')).toBe(policy);
  expect(styleSource(policyOfAll(policies))).toBe("'self' 'sha256-a=' 'sha256-b='");
});
