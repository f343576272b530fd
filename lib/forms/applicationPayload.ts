import type { ApplicationPosition } from '@/content/programmes';
import type { ApplicationValues } from './applicationValues';
import type { Payloads } from './schemas';

/**
 * @param values what the fields of a valid form hold
 * @param position the page's own (specification 25.11)
 * @returns what is sent: phone as prefix, one space, number (specification 25.12), files as data URLs
 */
export function applicationPayload(
  { PhonePrefix, PhoneNumber, File, ...applicant }: ApplicationValues,
  position: ApplicationPosition,
): Payloads['application'] {
  return {
    ...applicant,
    Phone: `${PhonePrefix.trim()} ${PhoneNumber.trim()}`,
    Position: position,
    File: (File ?? []).flatMap(({ dataUrl }) => dataUrl ?? []),
  };
}
