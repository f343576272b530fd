// Sveltia CMS keeps drafts for hosted repositories alone, and drops what is in a form when somebody leaves it. So whoever
// leaves a form with words that are not saved is asked first.

const question = 'What you wrote here is not saved. Leave it all the same?';

/** Its button has a shortcut in every language, and is off where a form holds what its file does. */
const saveButton = '#nc-root button[aria-keyshortcuts$="+S"]';

/** @returns what tells of words that are not saved, and asks before they are left */
export function unsavedWords() {
  /** Whether somebody has been at the form; one for a new article can be saved before. */
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
  // Comes before Sveltia CMS hears that another form is to be shown.
  addEventListener('hashchange', (event) => {
    if (isAsked) return;
    if (isUnsaved() && !confirm(question)) {
      event.stopImmediatePropagation();
      history.pushState(history.state, '', event.oldURL);
    } else isTouched = false;
  });

  return {
    /** @returns whether the form may be left; who says so is not asked again */
    mayLeave(): boolean {
      isAsked = !isUnsaved() || confirm(question);
      return isAsked;
    },
    /** Waits for a file to be written: until then its words are not saved. */
    async during<Result>(write: Promise<Result>): Promise<Result> {
      writing += 1;
      return write.finally(() => {
        writing -= 1;
      });
    },
  };
}
