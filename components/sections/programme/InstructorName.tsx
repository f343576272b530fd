import { TextLink } from '@/components/ui/TextLink';
import { type Instructor, type InstructorId, instructors } from '@/content/instructors';

/** The instructor of a programme: a link to their page if there is one. */
export function InstructorName({ id }: { id: InstructorId }) {
  const { name, page }: Instructor = instructors[id];
  return page ? <TextLink to={page}>{name}</TextLink> : name;
}
