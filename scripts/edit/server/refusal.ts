/** Why a file was not written, in a sentence. */
export class Refusal extends Error {
  /**
   * @param status of the answer: 409 when the file has changed in between, 422 when it cannot be written like
   *   this
   */
  constructor(
    readonly status: 409 | 422,
    sentence: string,
  ) {
    super(sentence);
  }
}
