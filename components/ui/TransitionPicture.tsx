import Head from 'next/head';
import type { ReactNode } from 'react';
import { viewTransitionName } from '@/lib/viewTransitionNames';

interface Props {
  /** Of this page, in its language. */
  path: string;
  className?: string;
  children: ReactNode;
}

const id = 'own-picture';

/**
 * The picture of a page that is shared with the link to it in a view transition (specification 40.3). The first frame waits
 * until the parser has reached it: an element missing from that frame cannot take part, and the page would look empty.
 */
export function TransitionPicture({ path, className, children }: Props) {
  return (
    <>
      <Head>
        <link
          key={id}
          rel="expect"
          href={`#${id}`}
          blocking="render"
          media="(prefers-reduced-motion: no-preference)"
        />
      </Head>
      <div id={id} className={className} data-transition={viewTransitionName('picture', path)}>
        {children}
      </div>
    </>
  );
}
