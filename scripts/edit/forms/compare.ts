import { isRecord } from '@/lib/isRecord';

type Path = readonly string[];

/** @returns the same data with its keys in the order of `old`, those that are new behind */
export function inOrderOf(old: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const models = Array.isArray(old) ? old : [];
    return value.map((entry, index) => inOrderOf(models[index] ?? models[0], entry));
  }
  if (!isRecord(value)) return value;
  const model = isRecord(old) ? old : {};
  const known = Object.keys(model).filter((key) => key in value);
  // Sveltia CMS makes a "no" of each switch that nobody has touched.
  const isUntouched = (key: string) => isRecord(old) && value[key] === false;
  const added = Object.keys(value).filter((key) => !(key in model) && !isUntouched(key));
  return Object.fromEntries([...known, ...added].map((key) => [key, inOrderOf(model[key], value[key])]));
}

/**
 * Whole entries of a list may go: whoever removes one says so, and the content check compares languages.
 *
 * @returns the paths of what `old` has and `value` lacks, or has empty
 */
export function lossesOf(old: unknown, value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(old)) {
    if (!Array.isArray(value)) return [path];
    if (old.length !== value.length) return [];
    return old.flatMap((entry, index) => lossesOf(entry, value[index], [...path, `${index}`]));
  }
  if (isRecord(old)) {
    if (!isRecord(value)) return [path];
    return Object.entries(old).flatMap(([key, inner]) => lossesOf(inner, value[key], [...path, key]));
  }
  const isEmpty = value === undefined || value === null || (value === '' && old !== '');
  return isEmpty ? [path] : [];
}
