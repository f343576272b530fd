import type { Mail } from './compose';

/** Takes mails out of the gateway. */
export interface Transport {
  /**
   * Resolves when the relay has accepted the mail, or its file in the mailbox folder would survive a power
   * cut. A mail whose outcome is unknown may be sent again.
   *
   * @returns how many of its recipients were refused
   * @throws whatever kept it from being sent
   */
  send(mail: Mail): Promise<number>;
  /**
   * @param error what `send` threw
   * @returns whether the mail may be accepted without its files
   */
  isTooLarge(error: unknown): boolean;
  /**
   * @param error what `send` threw
   * @returns what only the operator can fix, in one sentence; undefined when waiting may be enough
   */
  remedy(error: unknown): string | undefined;
}
