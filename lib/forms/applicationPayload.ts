import type { ApplicationPosition } from '@/content/programmes';
import type { ApplicationValues } from './applicationValues';
import type { Payloads } from './schemas';

/**
 * @param values of a valid form
 * @param position the page's own (specification 25.11)
 * @returns the payload: phone as prefix, one space, number (specification 25.12), files as data URLs
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
