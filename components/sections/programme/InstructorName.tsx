import { TextLink } from '@/components/ui/TextLink';
import { instructorOf, isProfiled, profilePath } from '@/content/instructors';

/** The instructor of a programme: a link to their page if there is one. */
export function InstructorName({ id }: { id: string }) {
  const person = instructorOf(id);
  if (!person || !isProfiled(person)) return person?.name;
  return <TextLink to={profilePath(person)}>{person.name}</TextLink>;
}
