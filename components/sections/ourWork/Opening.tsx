import { useTranslation } from 'next-i18next/pages';
import { HoverPicture, HoverTitle } from '@/components/ui/HoverCard';
import { LocalizedLink } from '@/components/ui/LocalizedLink';
import { Picture } from '@/components/ui/Picture';
import link from '@/components/ui/TextLink.module.css';
import { caseOrder, caseStudies } from '@/content/caseStudies';
import { useLocale } from '@/lib/i18n/useLocale';
import { href } from '@/lib/routing/href';
import { viewTransitionName } from '@/lib/viewTransitionNames';
import backgrounds from './Backgrounds.module.css';
import styles from './Opening.module.css';

/** Title and lead, and a scene of each of the four products, from one edge of the page to the other (specification 9.6). */
export function Opening() {
  const { t } = useTranslation(['ourWork', 'caseStudies']);
  const locale = useLocale();
  return (
    <div className={styles.opening}>
      <h1 className={`type-1 ${styles.title}`}>{t('title')}</h1>
      <p className={`lead ${styles.lead}`}>{t('lead')}</p>
      <ul className={styles.scenes}>
        {caseOrder.map((id, index) => {
          const { title, kind, scene } = t(`caseStudies:teasers.${id}`, { returnObjects: true });
          const path = href(id, locale);
          return (
            <li key={id}>
              <LocalizedLink
                to={id}
                className={backgrounds[id]}
                data-transition={viewTransitionName('picture', path)}
              >
                <HoverPicture>
                  <Picture
                    name={caseStudies[id].scene}
                    alt={scene}
                    sizes="(width < 900px) 50vw, 25vw"
                    priority={index < 2}
                  />
                </HoverPicture>
                <span className={styles.name}>
                  <HoverTitle className="type-3" data-transition={viewTransitionName('title', path)}>
                    {title}
                  </HoverTitle>
                  <span className={link.arrow}>{kind}</span>
                </span>
              </LocalizedLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
