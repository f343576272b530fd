import type { z } from 'zod';
import type { Result } from '@/content/result';

/** The environment of a process, or a test's replacement. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings. Unset and empty mean the default.
 *
 * @param schema one field per setting, named as in the environment
 * @param secrets fields whose values must not be printed
 * @returns the settings; or, for each wrong value, one line that names the field,
 *   the value and the remedy
 */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  secrets: readonly string[] = [],
): Result<Readonly<z.infer<Schema>>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, env[field] || undefined]),
  );
  const result = schema.safeParse(given);
  if (result.success) return { ok: true, value: result.data };
  const problems = result.error.issues.map(({ path: [field], message }) => {
    const value = secrets.includes(String(field)) ? 'its value' : JSON.stringify(given[String(field)]);
    return `settings: ${String(field)}: ${value} ${message}`;
  });
  return { ok: false, problems };
}
