import { useTranslation } from 'next-i18next/pages';
import { island } from '@/lib/islands/island';
import type { ShownPolicy } from '@/lib/policies/policiesPage';
import { PolicyBody } from './PolicyBody';
import { PolicySet } from './PolicySet';

const PolicySetIsland = island('policies', PolicySet);

/**
 * Links on the left; on the right the policy that the URL names, one at a time. All three are in the HTML: without a script,
 * and in print, they are one below the other.
 */
export function PolicyChooser({ policies }: { policies: readonly ShownPolicy[] }) {
  const { t } = useTranslation('policies');
  return (
    <PolicySetIsland
      label={t('navigation')}
      policies={policies.map(({ anchor, words }) => ({ anchor, title: words.title }))}
      slots={policies.map((policy) => <PolicyBody key={policy.id} {...policy} />)}
    />
  );
}
