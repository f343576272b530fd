import { useTranslation } from 'next-i18next/pages';
import { GuidingStar } from '@/components/sections/instructor/GuidingStar';
import { Opening } from '@/components/sections/instructor/Opening';
import { Portrait } from '@/components/sections/instructor/Portrait';
import { Timeline } from '@/components/sections/instructor/Timeline';
import type { ProfiledId } from '@/content/instructors';

interface Props {
  id: ProfiledId;
}

/** An instructor's profile (specification 15.1, 15.2). */
function InstructorProfile({ id }: Props) {
  const { t } = useTranslation('instructors');
  return (
    <>
      <Opening id={id} />
      <Portrait paragraphs={t(`people.${id}.descriptions`, { returnObjects: true })} />
      {id === 'valdrin' && <Timeline id={id} />}
      <GuidingStar id={id} />
    </>
  );
}

/**
 * @param id which instructor
 * @returns the screen about them
 */
export function profileOf(id: ProfiledId) {
  return function Profile() {
    return <InstructorProfile id={id} />;
  };
}
