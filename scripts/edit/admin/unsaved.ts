import { say } from './preferences';

// Sveltia CMS keeps drafts for hosted repositories only, and drops the content of a form that is left. So
// this asks before unsaved changes are lost.

const question = say('What you wrote here is not saved. Leave it all the same?');

/** The save button has a shortcut in every language, and is disabled while there are no changes. */
const saveButton = '#nc-root button[aria-keyshortcuts$="+S"]';

/** @returns functions that detect unsaved changes and ask before they are lost */
export function unsavedWords() {
  /** Whether the form was edited; a new article can be saved before that. */
  let isTouched = false;
  let isAsked = false;
  let writing = 0;

  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-mode=edit]')) isTouched = true;
  };
  // Choices are buttons, and a photo can be dropped.
  for (const type of ['input', 'click', 'drop']) document.addEventListener(type, touch, true);

  const isUnsaved = () =>
    writing > 0 || (isTouched && document.querySelector<HTMLButtonElement>(saveButton)?.disabled === false);

  addEventListener('beforeunload', (event) => {
    if (!isAsked && isUnsaved()) event.preventDefault();
  });
  // Runs before Sveltia CMS changes the form.
  addEventListener('hashchange', (event) => {
    if (isAsked) return;
    if (isUnsaved() && !confirm(question)) {
      event.stopImmediatePropagation();
      history.pushState(history.state, '', event.oldURL);
    } else isTouched = false;
  });

  return {
    /** @returns whether the form may be left; after a yes it does not ask again */
    mayLeave(): boolean {
      isAsked = !isUnsaved() || confirm(question);
      return isAsked;
    },
    /** Waits for a file to be written; until then its changes count as unsaved. */
    async during<Result>(write: Promise<Result>): Promise<Result> {
      writing += 1;
      return write.finally(() => {
        writing -= 1;
      });
    },
  };
}
