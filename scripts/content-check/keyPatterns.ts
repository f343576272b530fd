import type { NamedKey } from './keysInSource';
import { HOLE } from './lexer';

const PLURAL = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

/** @returns what the paths look like that a key means; a hole does not reach over a dot */
export function patternOf({ path, whole }: Pick<NamedKey, 'path' | 'whole'>): RegExp {
  const source = path
    .split(HOLE)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^.]+');
  return new RegExp(`^${source}${whole ? '(?:\\.|$)' : '$'}`);
}

/** Whether the path has that form; plural forms belong to the key without their ending. */
export function matches(pattern: RegExp, path: string): boolean {
  return pattern.test(path) || pattern.test(path.replace(PLURAL, ''));
}
