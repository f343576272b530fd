type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * When an island's HTML differs from the build's, because a browser has translated it or an extension has
 * added something, React renders the island again from scratch. It does not know the content of slots
 * (slot.ts) or of fields.
 *
 * @param island before React hydrates it
 * @returns a function that restores both if React has made new elements
 */
export function preserveIslandState(island: HTMLElement): () => void {
  const slots = slotsOf(island);
  const fields = [...island.querySelectorAll<Field>('input[name], textarea[name], select[name]')];
  const focused = document.activeElement;
  return () => {
    for (const [index, slot] of slotsOf(island).entries())
      if (slot !== slots[index]) slot.replaceChildren(...(slots[index]?.childNodes ?? []));
    for (const before of fields) {
      const field = island.querySelector<Field>(`[name="${before.name}"]`);
      if (!field || field === before) continue;
      if (field.type === 'file') Object.assign(field, { files: Reflect.get(before, 'files') });
      else field.value = before.value;
      if (before === focused) field.focus({ preventScroll: true });
    }
  };
}

/** Excludes those of nested islands. */
const slotsOf = (island: HTMLElement) =>
  [...island.querySelectorAll('[data-slot]')].filter((slot) => slot.closest('[data-island]') === island);
