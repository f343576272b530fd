import { useTranslation } from 'next-i18next/pages';
import { Closing } from '@/components/sections/job/Closing';
import { Hard } from '@/components/sections/job/Hard';
import { JobFacts } from '@/components/sections/job/JobFacts';
import { Opening } from '@/components/sections/job/Opening';
import { Part } from '@/components/sections/job/Part';
import { Process } from '@/components/sections/job/Process';
import { Profile } from '@/components/sections/job/Profile';
import { Team } from '@/components/sections/job/Team';
import { RuledList } from '@/components/ui/RuledList';
import { isOpen, type JobId, jobs } from '@/content/jobs';
import { today } from '@/content/today';
import styles from './JobPosting.module.css';

interface Props {
  page: JobId;
  /** Whether applications are accepted; by default from the posting's facts. */
  open?: boolean;
}

/** A job posting (docs/specification.md, "20. Job postings"): its facts, the team, tasks and profile; while it is open, also the difficulties, the offer and the application. */
export default function JobPosting({ page: id, open = isOpen(jobs[id], today()) }: Props) {
  const { t } = useTranslation('jobs');
  const { tasks, profile, offer, team } = t(`postings.${id}`, { returnObjects: true });
  return (
    <>
      <Opening id={id} open={open} />
      <JobFacts id={id} open={open} />
      <Team words={team} />
      {open && <Hard words={team.hard} />}
      <Part id="tasks">
        <RuledList items={tasks} className={styles.pairs} />
      </Part>
      <Profile words={profile} />
      {open && (
        <Part id="offer">
          <RuledList items={offer} className={styles.pairs} />
        </Part>
      )}
      {open && <Process id={id} />}
      <Closing id={id} open={open} />
    </>
  );
}
