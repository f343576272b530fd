import { useTranslation } from 'next-i18next/pages';
import { StatusMark } from '@/components/sections/programme/StatusMark';
import { ButtonAddress } from '@/components/ui/ButtonAddress';
import { Facts } from '@/components/ui/Facts';
import { company } from '@/content/company';
import { type JobId, jobs } from '@/content/jobs';
import { regionTags } from '@/content/locales';
import type { Job } from '@/content/schemas/job';
import { formatDateInDigits } from '@/lib/formatDate';
import { useLocale } from '@/lib/i18n/useLocale';
import styles from './JobFacts.module.css';
import { useApplyLink } from './useApplyLink';

interface Props {
  id: JobId;
  open: boolean;
  /** The posting's facts: by default those of `content/jobs.json`. */
  job?: Job;
}

/** The legend of a posting: its facts and, while it is open, its status and the apply button. */
export function JobFacts({ id, open, job = jobs[id] }: Props) {
  const { t } = useTranslation(['jobs', 'common']);
  const address = useApplyLink(id);
  const places = new Intl.ListFormat(regionTags[useLocale()], { type: 'disjunction' });
  const { months, posted, deadline, employment, pay } = job;
  const { from, to } = job.workload;
  const where = job.places.map((place) => {
    const { street, postcode } = company.offices[place];
    const city = t(`common:offices.${place}.city`);
    return open ? `${street}, ${postcode} ${city}` : city;
  });
  return (
    <section className={`container ${styles.panel}`} aria-label={t('labels.facts')}>
      <Facts
        look="row"
        facts={[
          ...(open
            ? [
                {
                  name: t('labels.status'),
                  value: <StatusMark active>{t('status.open')}</StatusMark>,
                },
              ]
            : []),
          {
            name: t('labels.place'),
            value: places.format(where),
          },
          {
            name: t('labels.workload'),
            value: from === 100 ? t('workload.full') : t('workload.range', { from, to }),
          },
          ...job.places.flatMap((place) => {
            const range = pay?.[place];
            if (!range) return [];
            const fixed = range.from === range.to;
            const name = t('labels.pay', { place: t(`common:offices.${place}.city`) });
            return [{ name, value: t(fixed ? `pay.${place}.fixed` : `pay.${place}.range`, range) }];
          }),
          { name: t('labels.employment'), value: t(`employment.${employment}`) },
          ...(months ? [{ name: t('labels.duration'), value: t('duration.months', { count: months }) }] : []),
          ...(open && posted ? [{ name: t('labels.posted'), value: formatDateInDigits(posted) }] : []),
          ...(deadline ? [{ name: t('labels.deadline'), value: formatDateInDigits(deadline) }] : []),
        ]}
      />
      {open && <ButtonAddress address={address}>{t('apply.link')}</ButtonAddress>}
    </section>
  );
}
