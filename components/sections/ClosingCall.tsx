import type { SignpostLink } from '@/components/ui/Signpost';
import type { ClosedPage } from '@/content/closings';
import { ClosingField } from './ClosingField';
import { useClosingLinks } from './useClosingLinks';

interface Props {
  of: ClosedPage;
  /** The page's own invitation, one sentence. */
  title: string;
  /** A link in place of the one to Contact. */
  first?: SignpostLink;
  /** Spruce if the section before it is yellow. */
  tone?: 'yellow' | 'spruce';
  /** Id of the heading, which labels the section. */
  id?: string;
}

/** The call to collaborate that closes a page. */
export function ClosingCall({ of, title, first, tone, id = 'closing' }: Props) {
  return (
    <ClosingField labelledBy={id} links={useClosingLinks(of, first)} tone={tone} screenOnly>
      <h2 id={id} className="type-1">
        {title}
      </h2>
    </ClosingField>
  );
}
