import { Background } from '@/components/sections/instructor/Background';
import { GuidingStar } from '@/components/sections/instructor/GuidingStar';
import { Opening } from '@/components/sections/instructor/Opening';
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
      <Background heading={say(heading)} paragraphs={descriptions.map(say)} />
      {timeline && <Timeline periods={timeline} />}
      <GuidingStar person={person} />
    </>
  );
}
