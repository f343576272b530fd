import { GuidingStar } from '@/components/sections/instructor/GuidingStar';
import { Opening } from '@/components/sections/instructor/Opening';
import { Portrait } from '@/components/sections/instructor/Portrait';
import { Timeline } from '@/components/sections/instructor/Timeline';
import { instructorAt } from '@/content/instructors';
import type { PageProps } from '@/lib/i18n/static';
import { useWords } from '@/lib/i18n/useWords';

/** An instructor's profile (specification 15.1, 15.2). */
export default function InstructorProfile({ path }: Pick<PageProps, 'path'>) {
  const say = useWords();
  const person = instructorAt(path);
  if (!person) return null;
  const { heading, descriptions, timeline } = person.profile;
  return (
    <>
      <Opening person={person} />
      <Portrait heading={say(heading)} paragraphs={descriptions.map(say)} />
      {timeline && <Timeline periods={timeline} />}
      <GuidingStar person={person} />
    </>
  );
}
