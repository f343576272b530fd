import type { Findings } from '../server/server';
import { rememberField } from './field';
import type { Ask } from './folder';
import { say } from './preferences';

/** Files of one form are written together, so they are checked together after this many milliseconds. */
const pause = 200;

/**
 * @param onChecked called after each check, when `next dev` has seen the saved files
 * @param mayLeave asks whether a form with unsaved changes may be left
 * @returns the bar with the results of the content check, links to the forms, and errors of saving
 */
export function checkBar(ask: Ask, onChecked: () => void, mayLeave: () => boolean) {
  const bar = document.getElementById('check');
  const refusals = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout>;
  let asked = 0;

  /** The result that is shown is out of date until the check has ended. */
  function setBusy(): void {
    bar?.setAttribute('aria-busy', 'true');
    const status = bar?.querySelector('[role=status]');
    if (status) status.textContent = say('Content check: checking what was saved …');
  }

  async function show(): Promise<void> {
    if (!bar) return;
    asked += 1;
    const mine = asked;
    setBusy();
    const { mistakes, hints }: Findings = await (await ask('/check')).json();
    // A later save tries again.
    if (mine !== asked) return;
    const sentences = [...refusals.values(), ...mistakes];
    bar.removeAttribute('aria-busy');
    bar.dataset.found = String(sentences.length);
    bar.replaceChildren(
      summary(sentences.length),
      ...[sentences, hints].filter(({ length }) => length > 0).map((some) => list(some, mayLeave)),
    );
    bar.hidden = false;
    onChecked();
  }

  return {
    show,
    written(file: string, refusal?: string) {
      refusals.delete(file);
      if (refusal) refusals.set(file, refusal);
      // The bar's content, and a running check, are out of date.
      asked += 1;
      setBusy();
      clearTimeout(timer);
      timer = setTimeout(show, pause);
    },
  };
}

function summary(count: number): HTMLElement {
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const sentence = say(
    count === 0 ? 'Content check: everything in order' : 'Content check: {{count}} to fix',
  );
  text.textContent = sentence.replace('{{count}}', `${count}`);
  return text;
}

function list(sentences: readonly string[], mayLeave: () => boolean): HTMLElement {
  const items = document.createElement('ul');
  items.append(
    ...sentences.map((sentence) => {
      const item = document.createElement('li');
      const [, file = '', rest = sentence] =
        /^([\w./-]+(?::\d+:\d+)?(?: \(\w+\))?): ([\s\S]*)$/.exec(sentence) ?? [];
      const form = formOf(file);
      if (form) {
        const link = document.createElement('a');
        link.href = form;
        link.textContent = file;
        link.onclick = (event) => {
          event.preventDefault();
          if (!mayLeave()) return;
          rememberField(/^[\w.]+(?=: )/.exec(rest)?.[0] ?? '');
          // Firefox follows a link later than it reloads.
          location.hash = form;
          // Changes on the disk, such as a photo's texts, show after a reload.
          location.reload();
        };
        item.append(link, `: ${rest}`);
      } else item.textContent = sentence;
      return item;
    }),
  );
  return items;
}

/** @returns the address of the form of a file */
function formOf(file: string): string | undefined {
  const [, text] = /^public\/locales\/\w+\/(\w+)\.json/.exec(file) ?? [];
  if (text) return `#/collections/texts/entries/${text}`;
  const [, folder, id] =
    /^content\/(articles|policies)\/\w+\/([\w-]+)\.md/.exec(file) ??
    /^content\/(photos)\/([\w-]+)\.\w+/.exec(file) ??
    [];
  if (folder) return `#/collections/${folder}/entries/${id}`;
  const [, facts] = /^(?:content\/|public\/images\/)(\w+)(?:\.json|\/)/.exec(file) ?? [];
  return facts && `#/collections/facts/entries/${facts}`;
}
