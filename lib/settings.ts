import { z } from 'zod';
import { company } from '@/content/company';

// Server side only: nothing that reaches the browser imports this file, it carries zod.

const exampleOrigin = company.origin.replace('//www.', '//api.');

/**
 * A setting of this kind ends up in the security policy and in front of request
 * paths, so only an origin's serialised form will do: lower case, no default
 * port, no slash at the end, no character that means something to the policy.
 */
function asOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { origin } = new URL(value);
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : undefined;
}

const origin = z.string().refine((value) => asOrigin(value) === value, {
  error: ({ input }) => `is not an origin; write something like ${asOrigin(String(input)) ?? exampleOrigin}`,
});

const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
    error: 'is not a port; write a number from 1 to 65535, or 0 for any free one',
  })
  .transform(Number);

const host = z.string().regex(/^[a-z0-9:.-]+$/i, {
  error: 'is not an address to listen on; write 127.0.0.1 for this machine or 0.0.0.0 for every network',
});

const yesOrNo = z
  .enum(['yes', 'no'], { error: 'is neither; write yes or no' })
  .transform((value) => value === 'yes');

const schema = z.object({
  /** Origin that takes the contact and short forms; '' is the site's own. Read at build time, too. */
  NEXT_PUBLIC_API_ORIGIN: origin.default(''),
  /** Origin that takes the applications; '' is the site's own. Read at build time, too. */
  NEXT_PUBLIC_APPLY_API_ORIGIN: origin.default(''),
  /** Whether that origin takes the header `Idempotency-Key`; the site's own always does. */
  NEXT_PUBLIC_API_TAKES_KEY: yesOrNo.default(false),
  /** The same of the origin for applications. */
  NEXT_PUBLIC_APPLY_API_TAKES_KEY: yesOrNo.default(false),
  /** Port the gateway listens on; 0 lets the system choose a free one. */
  PORT: port.default(3000),
  /**
   * Address the gateway listens on. By default only this machine reaches it:
   * `npm start` on a laptop opens nothing to the network. A container sets 0.0.0.0.
   */
  HOST: host.default('127.0.0.1'),
});

export type Settings = Readonly<z.infer<typeof schema>>;

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the settings of build and gateway. Unset and empty mean the default.
 *
 * @param env `process.env` or a stand-in
 * @returns the settings; or, for each wrong value, one line that names the field,
 *   the value and the remedy
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsResult {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, env[field] || undefined]),
  );
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, settings: result.data };
  return { ok: false, problems: result.error.issues.map((issue) => sentence(issue, given)) };
}

function sentence(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const field = String(issue.path[0]);
  return `settings: ${field}: ${JSON.stringify(given[field])} ${issue.message}`;
}

/**
 * @param settings what `readSettings` returned
 * @returns the foreign origins that the pages may talk to, each once
 */
export function apiOrigins(settings: Settings): string[] {
  const configured = [settings.NEXT_PUBLIC_API_ORIGIN, settings.NEXT_PUBLIC_APPLY_API_ORIGIN];
  return [...new Set(configured)].filter((value) => value !== '');
}
