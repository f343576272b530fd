/** A release cannot be activated, for a reason that its one-line message says whole, with the remedy. */
export class ActivationFailure extends Error {}
