import { useTranslation } from 'next-i18next/pages';
import { policies } from '@/content/policies';
import { staysHere } from '@/lib/staysHere';
import { useChosenPart } from '@/lib/useChosenPart';
import styles from './Policies.module.css';
import { PolicySection } from './PolicySection';

/**
 * Links on the left; on the right the policy that the URL names, one at a
 * time. All three are in the HTML: without a script, and in print, they stand
 * one below the other. The links are navigation, not tabs: each leads to an
 * URL of its own, and the one shown is the current one.
 */
export function PolicyChooser() {
  const { t } = useTranslation('policies');
  const { chosen, choose, container } = useChosenPart();
  return (
    <div ref={container} className={`container grid ${styles.policies}`} data-chosen={chosen}>
      <nav className={styles.nav} aria-label={t('navigation')}>
        <ul>
          {policies.map(({ id, anchor }) => (
            <li key={id}>
              <a
                href={`#${anchor}`}
                aria-current={anchor === chosen ? 'true' : undefined}
                // Before the browser follows the link, so that it finds the section in its place.
                onClick={(event) => staysHere(event) && choose(anchor)}
              >
                {t(`policies.${id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {policies.map((policy) => (
          <PolicySection
            key={policy.id}
            policy={policy}
            closed={chosen !== undefined && policy.anchor !== chosen}
          />
        ))}
      </div>
    </div>
  );
}
