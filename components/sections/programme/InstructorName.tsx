import { TextLink } from '@/components/ui/TextLink';
import { type Instructor, type InstructorId, instructors } from '@/content/instructors';

/** Who teaches a programme: a link to the page about them where there is one. */
export function InstructorName({ id }: { id: InstructorId }) {
  const { name, page }: Instructor = instructors[id];
  return page ? <TextLink to={page}>{name}</TextLink> : name;
}
