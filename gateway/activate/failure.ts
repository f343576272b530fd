/** Why a release cannot be activated. The message is one line and includes the remedy. */
export class ActivationFailure extends Error {}
