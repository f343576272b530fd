import type { State } from '@/gateway/spool/states';
import type { FormKind } from '@/lib/forms/endpoints';
import type { Headers } from '../../support/forms';

/** One request and what it is answered. */
export interface Case {
  readonly name: string;
  /** The short form by default. */
  readonly form?: FormKind;
  /** In place of the form's address. */
  readonly target?: string;
  readonly method?: string;
  /** Added to those that the pages send; undefined takes one away. */
  readonly headers?: Headers;
  /** As bytes or text when it is to be sent as it is, else as JSON; by default the form's sample. */
  readonly body?: unknown;
  readonly status: number;
  readonly answer?: Headers;
  /** What it is in the spool when it is acknowledged; waiting by default. */
  readonly state?: State;
  /** Where the body is wrong, as JSON pointers. */
  readonly pointers?: readonly string[];
}

/** Stands wherever a request contains something that is refused: no answer may repeat it. */
export const marker = 'Murmeltier7f3a';
