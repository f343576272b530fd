import { Apply } from '@/components/sections/programme/Apply';
import { applicationPositions } from '@/content/programmes';

/** The application form of the programme that shows it on no page (specification 13.19). */
export function ShowcaseApplication() {
  return <Apply position={applicationPositions.programmeSecurity} hidden={false} />;
}
