/** For the time of the reload between a link of the bar and its form. */
const storageKey = 'editor-field';
const [pause, attempts] = [200, 50];

/** @param path of the field in its file, such as `0.profile.role.de`, which `openField` opens after the reload */
export const rememberField = (path: string): void => sessionStorage.setItem(storageKey, path);

/** Opens the groups around the remembered field, as far as the form has them, and puts the cursor into it. */
export function openField(): void {
  const path = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (!path) return;
  // A file that is a list is the `list` of its form.
  const keys = [...(/^\d/.test(path) ? ['list'] : []), ...path.split('.')];
  let left = attempts;
  const timer = setInterval(() => {
    // Loading the form may take long.
    if (!document.querySelector('[data-key-path]')) return;
    left -= 1;
    if (left === 0 || step(keys)) clearInterval(timer);
  }, pause);
  // An editor who goes elsewhere is not held back.
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, () => clearInterval(timer), { once: true, capture: true });
}

/** @returns whether the cursor is in the field; otherwise one more group opens, which Sveltia CMS draws later */
function step(keys: readonly string[]): boolean {
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const path = keys.slice(0, depth).join('.');
    const group = document.querySelector(`[data-mode=edit] [data-key-path="${path}"]`);
    if (!group) continue;
    if (depth === keys.length) {
      group.scrollIntoView({ block: 'center' });
      const field = group.querySelector<HTMLElement>('input, textarea, [role=radio], [role=combobox]');
      field?.focus();
      return field !== null;
    }
    // The first is the group's own, the others are those of a list's entries.
    const [own, ...entries] = [
      ...group.querySelectorAll<HTMLElement>('button[aria-expanded][aria-controls]'),
    ].filter((button) => button.closest('[data-key-path]') === group);
    const closed = [own, entries[Number(keys[depth])]].find(
      (button) => button?.getAttribute('aria-expanded') === 'false',
    );
    if (!closed) break;
    closed.click();
    return false;
  }
  // Fields are drawn once they are in sight.
  for (const place of document.querySelectorAll('[data-mode=edit] .placeholder')) place.scrollIntoView();
  return false;
}
