import { isRecord } from '@/lib/isRecord';

type Path = readonly string[];

/** @returns the same data with its keys in the order of `old`, and new keys at the end */
export function inOrderOf(old: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const models = Array.isArray(old) ? old : [];
    return value.map((entry, index) => inOrderOf(models[index] ?? models[0], entry));
  }
  if (!isRecord(value)) return value;
  const model = isRecord(old) ? old : {};
  const known = Object.keys(model).filter((key) => key in value);
  // Sveltia CMS turns each untouched switch into `false`.
  const isUntouched = (key: string) => isRecord(old) && value[key] === false;
  const added = Object.keys(value).filter((key) => !(key in model) && !isUntouched(key));
  return Object.fromEntries([...known, ...added].map((key) => [key, inOrderOf(model[key], value[key])]));
}

/**
 * Whole entries of a list may be removed, as that is deliberate, and the content check compares languages.
 *
 * @returns the paths of values in `old` that are missing or empty in `value`
 */
export function lossesOf(old: unknown, value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(old)) {
    if (!Array.isArray(value)) return [path];
    if (old.length !== value.length) return lossesOfOthers(old, value, path);
    return old.flatMap((entry, index) => lossesOf(entry, value[index], [...path, `${index}`]));
  }
  if (isRecord(old)) {
    if (!isRecord(value)) return [path];
    return Object.entries(old).flatMap(([key, inner]) => lossesOf(inner, value[key], [...path, key]));
  }
  const isEmpty = value === undefined || value === null || (value === '' && old !== '');
  return isEmpty ? [path] : [];
}

/**
 * Entries were added or removed, so positions in the list mean nothing. Unchanged entries lose nothing. Each
 * other entry is compared with the most similar one, unless it is new: it has nothing in common with any, and
 * the list is longer.
 */
function lossesOfOthers(old: readonly unknown[], value: readonly unknown[], path: Path): readonly Path[] {
  const asText = (entries: readonly unknown[]) => entries.map((entry) => JSON.stringify(sorted(entry)));
  const [before, after] = [asText(old), asText(value)];
  const gone = old.filter((_, index) => !after.includes(before[index] ?? ''));
  return value.flatMap((entry, index) => {
    if (before.includes(after[index] ?? '')) return [];
    const losses = gone
      .filter(
        (model) => value.length < old.length || textsOf(model).some((text) => textsOf(entry).includes(text)),
      )
      .map((model) => lossesOf(model, entry, [...path, `${index}`]))
      .sort((a, b) => a.length - b.length);
    return losses[0] ?? [];
  });
}

/** The order of keys in a form's data means nothing. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isRecord(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sorted(value[key])]),
        )
      : value;

/** @returns every non-empty text in a value */
export const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : Object.values(Object(value)).flatMap(textsOf);
