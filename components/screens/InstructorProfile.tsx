import { useTranslation } from 'next-i18next/pages';
import { Background } from '@/components/sections/instructor/Background';
import { GuidingStar } from '@/components/sections/instructor/GuidingStar';
import { Opening } from '@/components/sections/instructor/Opening';
import { Timeline } from '@/components/sections/instructor/Timeline';
import { instructorOn } from '@/content/instructors';
import type { RouteId } from '@/content/routes';

/** An instructor's profile (specification 15.1, 15.2). */
export default function InstructorProfile({ page }: { page: RouteId }) {
  const { t } = useTranslation('instructors');
  const id = instructorOn(page);
  if (!id) return null;
  return (
    <>
      <Opening id={id} />
      <Background
        heading={t(`people.${id}.heading`)}
        paragraphs={t(`people.${id}.descriptions`, { returnObjects: true })}
      />
      {id === 'valdrin' && <Timeline id={id} />}
      <GuidingStar id={id} />
    </>
  );
}
