import { useTranslation } from 'next-i18next/pages';
import { Section } from '@/components/ui/Section';
import { company } from '@/content/company';
import { isOpen, jobs } from '@/content/jobs';
import { positionCategories, positionLocations, positions } from '@/content/positions';
import { today } from '@/content/today';
import { useLocale } from '@/lib/i18n/useLocale';
import { island } from '@/lib/islands/island';
import { mailLink } from '@/lib/links';
import { href } from '@/lib/routing/href';
import { PositionSearch } from './PositionSearch';

const PositionSearchIsland = island('positions', PositionSearch);

/** The open positions behind two filters, or the message that there are none; each links to its posting, or to a mail. */
export function Positions() {
  const { t } = useTranslation('careers');
  const locale = useLocale();
  const open = positions.filter(({ page }) => !page || isOpen(jobs[page], today()));
  return (
    <Section
      label={t('positions.label')}
      statement={t('positions.title', { count: open.length })}
      id="positions"
      linked
    >
      <div className="grid">
        <div className="axis">
          <PositionSearchIsland
            filters={[
              {
                name: 'location',
                label: t('positions.location.label'),
                choices: [
                  { value: '', name: t('positions.location.any') },
                  ...positionLocations.map((value) => ({ value, name: t(`positions.location.${value}`) })),
                ],
              },
              {
                name: 'category',
                label: t('positions.category.label'),
                choices: [
                  { value: '', name: t('positions.category.all') },
                  ...positionCategories.map((value) => ({ value, name: t(`positions.category.${value}`) })),
                ],
              },
            ]}
            positions={open.map(({ title: { [locale]: title }, location, category, page }) => {
              const url = page ? href(page, locale) : mailLink(company.mail.jobs, title);
              return { title, location, category, url };
            })}
            counts={[
              open.length === 0 ? t('positions.none') : t('positions.noneMatch'),
              ...open.map((_, index) => t('positions.count', { count: index + 1 })),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
