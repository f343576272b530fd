import type { Locale } from '@/content/locales';
import type { ArticleWords } from '@/content/schemas/article';
import type { PolicyWords } from '@/content/schemas/policy';
import type { ArticleProps, ShownArticle } from '@/lib/blog/articlePage';
import type { PageProps } from '@/lib/i18n/static';
import type { PoliciesProps } from '@/lib/policies/policiesPage';

/** The message to a page that facts have been saved. */
export const savedFacts = 'facts have been saved';

/** The message from the not-found page. */
export const notFound = 'there is no such page';

/** Unsaved content in the editor (`npm run edit`). */
export interface Draft {
  /** Path of the page that shows it. */
  readonly path: string;
  readonly locale: Locale;
  /** Undefined for facts, as their page shows the saved state. */
  readonly content?:
    | { readonly kind: 'texts'; readonly namespace: string; readonly texts: object }
    | {
        readonly kind: 'article';
        readonly words: ArticleWords;
        /** From the English form. */
        readonly shown?: Partial<ShownArticle>;
      }
    | { readonly kind: 'policy'; readonly id: string; readonly words: PolicyWords };
}

type Shown = Partial<PageProps & Pick<ArticleProps, 'article'> & Pick<PoliciesProps, 'policies'>>;

/** @returns a page's props, with the draft of an article or a policy */
export function withDraft<Props extends Shown>(props: Props, { content }: Draft): Props {
  if (content?.kind === 'article' && props.article) {
    // The article does not contain the alternative text of a photo.
    const words = { ...content.words, alt: content.words.alt ?? props.article.words.alt };
    return { ...props, article: { ...props.article, ...content.shown, words } };
  }
  if (content?.kind === 'policy' && props.policies) {
    const policies = props.policies.map((policy) =>
      policy.id === content.id ? { ...policy, words: content.words } : policy,
    );
    return { ...props, policies };
  }
  return props;
}
