import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';
import { type FieldErrorKey, type FieldState, shownError, stateOf } from './fieldErrors';
import { type Draft, type Engine, type Start, useDraft } from './useDraft';

/** The honeypot: only bots fill it in. */
export const trapName = 'website';

/** The settings of one form; the same object at every render. */
export interface Sending<Values extends FieldValues> {
  start: Start<Values>;
  /** Resolves once the submission is stored. */
  send: (engine: Engine, values: Values, options: { trapped: boolean }) => Promise<void>;
}

export type FieldProps = { name: string; error: FieldErrorKey | undefined } & Partial<UseFormRegisterReturn>;

export interface LazyForm<Values extends FieldValues> {
  form: RefObject<HTMLFormElement | null>;
  /** Ref of the element that holds the thank-you, which receives the focus when the form was sent. */
  thanks: RefObject<HTMLDivElement | null>;
  draft: Draft<Values> | undefined;
  values: Partial<Values>;
  field: (name: Path<Values>) => FieldProps;
  stateOf: (name: Path<Values>) => FieldState;
  canSend: boolean;
  /** From the click until the submission is stored. */
  isSending: boolean;
  /** How many times the form was sent. */
  sent: number;
  failed: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form that can be filled in as soon as it is visible. It loads its state, its rules and the outbox at the first use
 * (specification 24.15, 25.1). On sending, the submission is stored first; then all fields are cleared at once, whatever the
 * result of the request.
 */
export function useLazyForm<Values extends FieldValues>({ start, send }: Sending<Values>): LazyForm<Values> {
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const { live, seen, restart, ...loading } = useDraft(form, start);
  const { values, problems, left, isValid } = seen;
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const underWay = useRef(false); // a second click may come before the next render

  const submit = async ({ engine, draft }: NonNullable<typeof live>) => {
    const trapped = isTrapped(form.current);
    await draft.handleSubmit(async (complete) => {
      await send(engine, complete, { trapped });
      // The focused element cannot keep the focus, as the button is about to be disabled; and the thank-you scrolls into
      // view.
      thanks.current?.focus();
      if (form.current) empty(form.current);
      restart();
      setSent((times) => times + 1);
    })();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!live || underWay.current) return;
    underWay.current = true;
    setSending(true);
    submit(live)
      .catch((error: unknown) =>
        console.error('The form was not sent; what was typed is still in it.', error),
      )
      .finally(() => {
        underWay.current = false;
        setSending(false);
      });
  };

  const look = (name: Path<Values>) => ({
    problem: problems.get(name),
    value: values[name],
    left: left.has(name),
  });

  return {
    form,
    thanks,
    draft: live?.draft,
    values,
    field: (name) => ({
      ...live?.draft.register(name),
      name,
      error: shownError(look(name)),
    }),
    stateOf: (name) => stateOf(look(name)),
    canSend: isValid && !isSending,
    isSending,
    sent,
    onSubmit,
    ...loading,
  };
}

/** Not by `reset()`: React would not notice, and would ignore the same text entered again. */
function empty(form: HTMLFormElement): void {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  for (const control of controls) control.value = '';
}

function isTrapped(form: HTMLFormElement | null): boolean {
  return form !== null && (new FormData(form).get(trapName) ?? '') !== '';
}
