import type { GetStaticProps } from 'next';
import { namespaces } from '@/content/namespaces';
import { type Policy, policies } from '@/content/policies';
import { routeById } from '@/content/routes';
import type { PolicyFacts, PolicyWords } from '@/content/schemas/policy';
import { cataloguesFor, localeOf, type PageProps } from '@/lib/i18n/static';
import { pageMeta } from '@/lib/metadata/pageMeta';
import { policyFacts, readPolicy } from './readPolicy';

export type ShownPolicy = Policy & PolicyFacts & { readonly words: PolicyWords };

export interface PoliciesProps extends PageProps {
  policies: readonly ShownPolicy[];
}

/** @returns the `getStaticProps` of the policies' page: its catalogue, and the policies in the order shown */
export function policiesProps(): GetStaticProps<PoliciesProps> {
  return async ({ params }) => {
    const locale = localeOf(params);
    return {
      props: {
        ...(await cataloguesFor(locale, namespaces.policies)),
        page: 'policies',
        path: routeById('policies').path,
        meta: pageMeta('policies', locale),
        policies: policies.map((policy) => ({
          ...policy,
          ...policyFacts(policy.id),
          words: readPolicy(policy.id, locale),
        })),
      },
    };
  };
}
