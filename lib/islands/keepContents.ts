type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Where an island's HTML is not as the build wrote it, as a browser has translated it or an extension has put something
 * in, React makes all of the island anew. It knows neither what is in the slots (slot.ts) nor what somebody has
 * typed.
 *
 * @param island before React hydrates it
 * @returns puts both into the elements that React has made, if it has
 */
export function keepContents(island: HTMLElement): () => void {
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

/** Not those of islands inside it. */
const slotsOf = (island: HTMLElement) =>
  [...island.querySelectorAll('[data-slot]')].filter((slot) => slot.closest('[data-island]') === island);
