import type { z } from 'zod';

/** How an editor writes a value of a type. */
const written: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in braces',
  record: 'a group in braces',
};

function wrongType({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const how = written[expected] ?? expected;
  return message.endsWith('received undefined') ? `is missing; add it as ${how}` : `must be ${how}`;
}

/**
 * @param issue reported by zod
 * @param file holds the facts or texts
 * @param whole the name to use if the whole is wrong
 * @returns messages that name file and field
 */
export function sentences(issue: z.core.$ZodIssue, file: string, whole: string): string[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${file}: ${field ? `${field}.${key}` : key}: is unknown; correct its spelling or remove it`,
    );
  }
  // A schema's own message is more specific than the type.
  const problem =
    issue.code === 'invalid_type' && issue.message.startsWith('Invalid') ? wrongType(issue) : issue.message;
  return [`${file}: ${field || whole}: ${problem}`];
}
