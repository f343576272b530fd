import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { createFormControl, FieldValues, Path, PathValue } from 'react-hook-form';

/** The module with a form's state, its rules and the outbox. */
export type Engine = typeof import('@/lib/forms/engine');

/** A form's state, from empty to sent. */
export type Draft<Values extends FieldValues> = ReturnType<typeof createFormControl<Values>>;

/** The state of a draft that the page shows. */
interface Seen<Values> {
  values: Partial<Values>;
  /** By field, the error that the rules report: a key of the catalogue. */
  problems: ReadonlyMap<string, string>;
  /** The fields that the visitor has entered. */
  left: ReadonlySet<string>;
  isValid: boolean;
}

interface LateDraft<Values extends FieldValues> {
  /** Both together, once they have loaded. */
  live: { engine: Engine; draft: Draft<Values> } | undefined;
  seen: Seen<Values>;
  /** The last attempt to load it failed. */
  failed: boolean;
  /** Replaces a draft that has been sent with an empty one. */
  restart: () => void;
}

/** @param again whether something has been sent before */
export type Start<Values extends FieldValues> = (engine: Engine, again: boolean) => Draft<Values>;

/**
 * A form's state, loaded with its engine when the visitor first uses the form. The fields are in the page from the start and
 * stay the same elements: text typed before goes into the draft.
 * @param start makes the draft; the same function at every call
 */
export function useDraft<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  start: Start<Values>,
): LateDraft<Values> {
  const [live, setLive] = useState<LateDraft<Values>['live']>();
  const [seen, setSeen] = useState<Seen<Values> & { draft?: Draft<Values> }>(nothingYet);
  const [failed, setFailed] = useState(false);
  const typedEarly = useRef(new Set<string>());

  const load = useCallback(
    (event?: Event) => {
      if (event?.type === 'input') typedEarly.current.add(nameOf(event.target));
      import('@/lib/forms/engine').then(
        (engine) => {
          setFailed(false);
          setLive((present) => present ?? { engine, draft: start(engine, false) });
        },
        (error: unknown) => {
          console.error('The form cannot be sent yet: its script did not arrive.', error);
          setFailed(true);
        },
      );
    },
    [start],
  );

  // The visitor was faster than the page's scripts, or the browser has restored the text.
  useEffect(() => {
    const { current } = form;
    if (current && (isTyped(current) || current.contains(document.activeElement))) load();
  }, [form, load]);

  useEffect(() => {
    if (!failed) return undefined;
    const again = () => load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, load]);

  // Before the browser can report another key, so that no input is missed.
  useLayoutEffect(() => {
    if (!live) return undefined;
    const { draft } = live;
    const unsubscribe = draft.subscribe({
      formState: { values: true, errors: true, touchedFields: true, isValid: true },
      callback: ({ values, errors = {}, touchedFields = {}, isValid = false }) =>
        setSeen({
          draft,
          values,
          problems: new Map(Object.entries(errors).map(([name, error]) => [name, String(error?.message)])),
          left: new Set(Object.keys(touchedFields)),
          isValid,
        }),
    });
    adoptTyped(draft, typedEarly.current);
    return unsubscribe;
  }, [live]);

  // On the document, so that React and the draft have handled earlier input.
  useLayoutEffect(() => {
    const { current } = form;
    const meet = (event: Event) => {
      if (!current || !(event.target instanceof Node && current.contains(event.target))) return;
      if (live) adoptFilled(live.draft, current);
      else load(event);
    };
    for (const event of encounters) document.addEventListener(event, meet);
    return () => {
      for (const event of encounters) document.removeEventListener(event, meet);
    };
  }, [form, live, load]);

  const restart = () => {
    typedEarly.current.clear();
    setLive((present) => present && { ...present, draft: start(present.engine, true) });
  };

  // A sent draft reports a last change after its successor is there.
  const isCurrent = live !== undefined && seen.draft === live.draft;
  return { live, seen: isCurrent ? seen : nothingYet(), failed, restart };
}

function nothingYet<Values>(): Seen<Values> {
  return { values: {}, problems: new Map(), left: new Set(), isValid: false };
}

const isTyped = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => (typeof value === 'string' ? value : value.name) !== '');

const nameOf = (target: EventTarget | null) =>
  target && 'name' in target && typeof target.name === 'string' ? target.name : '';

/**
 * The events that begin the use of a form, and those that report a filled-in field. When the browser autofills it, an
 * animation reports it (Field.module.css).
 */
const encounters = ['focusin', 'focusout', 'pointerover', 'input', 'change', 'animationstart'];

/**
 * Some browsers fill in several fields and report one or none. Password managers set a value before they report it, so React
 * notices no change (https://github.com/react/react/issues/1159).
 */
function adoptFilled<Values extends FieldValues>(draft: Draft<Values>, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(draft.getValues())) {
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (typeof value !== 'string' || !control || control.value === value) continue;
    draft.setValue(name as Path<Values>, control.value as PathValue<Values, Path<Values>>, {
      shouldValidate: true,
      shouldTouch: control !== document.activeElement,
    });
  }
}

/** Reads the fields that were filled in, or filled in and emptied, before the draft was there. */
function adoptTyped<Values extends FieldValues>(draft: Draft<Values>, typed: ReadonlySet<string>): void {
  const current = nameOf(document.activeElement);
  for (const [name, value] of Object.entries(draft.getValues())) {
    if (typeof value !== 'string' || (value === '' && !typed.has(name))) continue;
    // The forms are flat, so the names of their values are all possible paths; and this value is the draft's own.
    draft.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldValidate: true,
      shouldTouch: name !== current,
    });
  }
}
