import { z } from 'zod';
import { company } from '@/content/company';
import type { Result } from '@/content/result';
import { type Environment, readEnvironment } from './readEnvironment';

// Server side only, as it imports zod.

const exampleOrigin = company.origin.replace('//www.', '//api.');

/**
 * The value goes into the security policy and in front of request paths. So only an origin's serialised form
 * is accepted: lower case, no default port, no trailing slash, no character with a meaning in the policy.
 */
export function asOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { origin } = new URL(value);
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : undefined;
}

/** @returns the error for a value that should be an origin, with the remedy */
export function notAnOrigin(value: string): string {
  return `is not an origin; write something like ${asOrigin(value) ?? exampleOrigin}`;
}

const origin = z.string().refine((value) => asOrigin(value) === value, {
  error: ({ input }) => notAnOrigin(String(input)),
});

/** A setting that is on or off. */
export const yesOrNo = z
  .enum(['yes', 'no'], { error: 'is neither; write yes or no' })
  .transform((value) => value === 'yes');

/** Settings of the build; the security policies contain the origins (`hosting/policies.json`). */
export const buildFields = {
  /** Origin for the contact and short forms; '' is the site's own. */
  NEXT_PUBLIC_API_ORIGIN: origin.default(''),
  /** Origin for applications; '' is the site's own. */
  NEXT_PUBLIC_APPLY_API_ORIGIN: origin.default(''),
  /** Whether that origin supports the header `Idempotency-Key`; the site's own always does. */
  NEXT_PUBLIC_API_TAKES_KEY: yesOrNo.default(false),
  /** The same for the origin of applications. */
  NEXT_PUBLIC_APPLY_API_TAKES_KEY: yesOrNo.default(false),
};

const schema = z.object(buildFields);

export type Settings = Readonly<z.infer<typeof schema>>;

/** Reads the settings of the build. */
export function readSettings(env: Environment): Result<Settings> {
  return readEnvironment(schema, env);
}

/**
 * @param settings from `readSettings`
 * @returns the other origins that pages may connect to, without duplicates
 */
export function apiOrigins(settings: Settings): string[] {
  const configured = [settings.NEXT_PUBLIC_API_ORIGIN, settings.NEXT_PUBLIC_APPLY_API_ORIGIN];
  return [...new Set(configured)].filter((value) => value !== '');
}
