import { useTranslation } from 'next-i18next/pages';
import { policies } from '@/content/policies';
import { island } from '@/lib/islands/island';
import { PolicyBody } from './PolicyBody';
import { PolicySet } from './PolicySet';

const PolicySetIsland = island('policies', PolicySet);

/**
 * Links on the left; on the right the policy that the URL names, one at a
 * time. All three are in the HTML: without a script, and in print, they stand
 * one below the other.
 */
export function PolicyChooser() {
  const { t } = useTranslation('policies');
  return (
    <PolicySetIsland
      label={t('navigation')}
      policies={policies.map(({ id, anchor }) => ({ anchor, title: t(`policies.${id}.title`) }))}
      slots={policies.map((policy) => <PolicyBody key={policy.id} {...policy} />)}
    />
  );
}
