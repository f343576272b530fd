/** What the characters or words of a text must not be. */
export interface Rule {
  /** Only of texts that a page shows: no line breaks in those for search engines. */
  readonly onPage?: true;
  /** Of articles and policies alone, or of all others. */
  readonly isMarkdown?: boolean;
  /** The language it holds for; all of them when absent. */
  readonly locale?: string;
  readonly wrong: RegExp;
  readonly advice: string;
}
