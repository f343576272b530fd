import type { Mail } from './compose';

/** A way for mails to leave the gateway. */
export interface Transport {
  /**
   * Returns when somebody else is answerable for the mail: the relay took it, or it
   * lies in the mailbox folder and would survive a power cut. The same mail may be
   * handed over again when that could not be known.
   *
   * @returns how many of its recipients it did not reach all the same
   * @throws whatever kept it from leaving
   */
  send(mail: Mail): Promise<number>;
  /**
   * @param error what `send` threw
   * @returns whether the mail may be taken without its files
   */
  isTooLarge(error: unknown): boolean;
  /**
   * @param error what `send` threw
   * @returns what only the operator can mend, in one sentence; nothing when waiting may be enough
   */
  remedy(error: unknown): string | undefined;
}
