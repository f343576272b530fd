import type { z } from 'zod';
import {
  type ArticleFacts,
  type ArticleSection,
  type ArticleWords,
  articleFactsSchema,
  articleWordsSchema,
  draftFactsSchema,
  draftWordsSchema,
} from '../schemas/article';
import { type PolicyFacts, type PolicyWords, policyFactsSchema, policyWordsSchema } from '../schemas/policy';

/** The texts in the front matter. */
export type Head<Words> = Omit<Words, keyof Written>;

/** The content of a file. */
export interface Schemas<Facts, Words> {
  readonly facts: z.ZodType<Facts>;
  readonly words: z.ZodType<Words>;
  /** The texts of the front matter only. */
  readonly head: z.ZodType<Head<Words>>;
}

/** A kind of Markdown file. */
export interface Kind<Facts, Words> extends Schemas<Facts, Words> {
  /** Path below `content/`, with a subfolder per language. */
  readonly folder: string;
  /** Whether headings have anchors and texts may contain marks. */
  readonly isArticle: boolean;
  /** Where there are drafts: what they need, with stand-ins for the rest. */
  readonly draft?: Schemas<Facts, Words>;
  /** @returns the facts and the texts of a file, in the order of printing */
  readonly pick: (said: object) => { readonly facts: object; readonly words: object };
}

const kind = <Facts, Words>(
  schemas: Omit<Kind<Facts, Words>, 'pick'>,
  factNames: readonly string[],
): Kind<Facts, Words> => ({
  ...schemas,
  pick: (said) => {
    const some = (wanted: boolean) =>
      Object.fromEntries(Object.entries(said).filter(([field]) => factNames.includes(field) === wanted));
    return { facts: some(true), words: some(false) };
  },
});

export const articleKind = kind<ArticleFacts, ArticleWords>(
  {
    folder: 'articles',
    isArticle: true,
    facts: articleFactsSchema,
    words: articleWordsSchema,
    head: articleWordsSchema.omit({ lead: true, sections: true }),
    draft: {
      facts: draftFactsSchema,
      words: draftWordsSchema,
      head: draftWordsSchema.omit({ lead: true, sections: true }),
    },
  },
  Object.keys(articleFactsSchema.shape),
);

export const policyKind = kind<PolicyFacts, PolicyWords>(
  {
    folder: 'policies',
    isArticle: false,
    facts: policyFactsSchema,
    words: policyWordsSchema,
    head: policyWordsSchema.omit({ lead: true, sections: true }),
  },
  Object.keys(policyFactsSchema.shape),
);

/** The content of every kind below its front matter. */
export interface Written {
  readonly lead: string;
  readonly sections: readonly Omit<ArticleSection, 'id'>[];
}

/** Every kind, by its folder. */
export const kindOf: Readonly<Record<string, Kind<object, Written>>> = {
  articles: articleKind,
  policies: policyKind,
};
