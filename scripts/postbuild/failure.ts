/** The build cannot be finished, for a reason that its one-line message says whole. */
export class PostbuildFailure extends Error {
  /**
   * @param file what is wrong or missing, as the reader sees it, such as `out/de.html`
   * @param remedy what it should be and what to do
   */
  constructor(file: string, remedy: string) {
    super(`postbuild: ${file}: ${remedy}`);
  }
}
