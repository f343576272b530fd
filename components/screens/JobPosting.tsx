import { useTranslation } from 'next-i18next/pages';
import { Closing } from '@/components/sections/job/Closing';
import { JobFacts } from '@/components/sections/job/JobFacts';
import { JobSection } from '@/components/sections/job/JobSection';
import { Opening } from '@/components/sections/job/Opening';
import { Process } from '@/components/sections/job/Process';
import { Profile } from '@/components/sections/job/Profile';
import { Team } from '@/components/sections/job/Team';
import { RuledList } from '@/components/ui/RuledList';
import { isOpen, type JobId, jobs } from '@/content/jobs';
import { today } from '@/lib/today';
import styles from './JobPosting.module.css';

interface Props {
  page: JobId;
  /** Whether applications are asked for; by the posting's facts unless given. */
  open?: boolean;
}

/** A job posting (docs/specification.md, «20. Job postings»): a sheet with its legend beside it. */
export default function JobPosting({ page: id, open = isOpen(jobs[id], today()) }: Props) {
  const { t } = useTranslation('jobs');
  const { tasks, profile, offer, team } = t(`postings.${id}`, { returnObjects: true });
  return (
    <>
      <Opening id={id} />
      <div className={`container grid ${styles.sheet}`}>
        <div className={styles.facts}>
          <JobFacts id={id} open={open} />
        </div>
        <div className={styles.body}>
          <Team words={team} />
          <JobSection id="tasks" title={t('labels.tasks')}>
            <RuledList items={tasks} />
          </JobSection>
          <Profile words={profile} />
          <JobSection id="offer" title={t('labels.offer')}>
            <RuledList items={offer} />
          </JobSection>
        </div>
      </div>
      <Process id={id} />
      <Closing id={id} open={open} />
    </>
  );
}
