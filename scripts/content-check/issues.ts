import type { z } from 'zod';

interface Place {
  /** The file that holds the facts. */
  readonly file: string;
  /** The file that says what they must be. */
  readonly schema: string;
  /** What the sentence names when the facts as a whole are wrong; the start of every field's path otherwise. */
  readonly whole: string;
  readonly path?: string;
}

/** What zod found, as sentences that name file and field. */
export function sentences(issue: z.core.$ZodIssue, { file, schema, whole, path }: Place): string[] {
  const field = [...(path ? [path] : []), ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${file}: ${field ? `${field}.${key}` : key}: is unknown; remove it or add it to ${schema}`,
    );
  }
  const problem = issue.code === 'invalid_type' ? `must be given as ${issue.expected}` : issue.message;
  return [`${file}: ${field || whole}: ${problem}`];
}
