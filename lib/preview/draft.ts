import type { Locale } from '@/content/locales';
import type { ArticleWords } from '@/content/schemas/article';
import type { PolicyWords } from '@/content/schemas/policy';
import type { ArticleProps } from '@/lib/blog/articlePage';
import type { PageProps } from '@/lib/i18n/static';
import type { PoliciesProps } from '@/lib/policies/policiesPage';

/** Tells a page that facts have been saved. */
export const savedFacts = 'facts have been saved';

/** What somebody is writing in the editor, not saved yet (`npm run edit`). */
export interface Draft {
  /** Of the page that shows it. */
  readonly path: string;
  readonly locale: Locale;
  /** Nothing of facts: their page shows what is saved. */
  readonly content?:
    | { readonly kind: 'texts'; readonly namespace: string; readonly texts: object }
    | { readonly kind: 'article'; readonly words: ArticleWords }
    | { readonly kind: 'policy'; readonly id: string; readonly words: PolicyWords };
}

type Shown = Partial<PageProps & Pick<ArticleProps, 'article'> & Pick<PoliciesProps, 'policies'>>;

/** @returns what a page receives, with an article or a policy as it is being written */
export function withDraft<Props extends Shown>(props: Props, { content }: Draft): Props {
  if (content?.kind === 'article' && props.article) {
    // What a photo shows is not said by the article.
    const words = { ...content.words, alt: content.words.alt ?? props.article.words.alt };
    return { ...props, article: { ...props.article, words } };
  }
  if (content?.kind === 'policy' && props.policies) {
    const policies = props.policies.map((policy) =>
      policy.id === content.id ? { ...policy, words: content.words } : policy,
    );
    return { ...props, policies };
  }
  return props;
}
