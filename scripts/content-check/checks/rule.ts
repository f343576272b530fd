/** Characters or words that a text must not contain. */
export interface Rule {
  /** Only of texts that a page shows: no line breaks in those for search engines. */
  readonly onPage?: true;
  /** Only for articles and policies, or only for other texts. */
  readonly isMarkdown?: boolean;
  /** The language it holds for; all of them when absent. */
  readonly locale?: string;
  readonly wrong: RegExp;
  readonly advice: string;
}
