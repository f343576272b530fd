import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FacebookShareButton, LinkedinShareButton } from 'react-share';
import { openOrFollow, type WindowSize } from '@/lib/shareWindow';
import styles from './Share.module.css';
import { ShareIcon } from './ShareIcon';

interface Network {
  /** Accessible name. */
  label: string;
  /** The network's page for sharing the article, usable without a script. */
  url: string;
}

interface Props {
  /** Accessible name of both together. */
  label: string;
  article: { url: string; title: string; summary: string; source: string };
  networks: { facebook: Network; linkedin: Network };
}

/** The sizes of the networks' windows (specification 22.8). */
const sizes = { facebook: '550x400', linkedin: '750x600' } as const satisfies Record<string, WindowSize>;

/**
 * Plain links, which open windows from the first click on (lib/shareWindow.ts), and buttons in their place once React is
 * there. The networks read title, summary and picture from the article's Open Graph tags; Facebook's button takes only the
 * URL.
 */
export function ShareLinks({ label, article: { url, ...about }, networks: { facebook, linkedin } }: Props) {
  const shared = { url, resetButtonStyle: false, openShareDialogOnClick: false };
  const [isLive, setLive] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const controls = useCallback(
    () => [...(group.current?.querySelectorAll<HTMLElement>('a, button') ?? [])],
    [],
  );

  // Buttons replace the links, and the focus stays where it was. A link that is pressed stays until its click: if it were
  // replaced under the pointer, it would get none. Checked in a separate task, as Gecko sets `:active` after the listeners of
  // a press, and one of those may start the hydration.
  useEffect(() => {
    const released = new AbortController();
    const replace = () => {
      focused.current = controls().indexOf(document.activeElement as HTMLElement);
      setLive(true);
    };
    const replaceUnlessPressed = () => {
      if (!group.current?.matches(':active')) return replace();
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, () => setTimeout(replace), { once: true, signal: released.signal });
    };
    const timer = setTimeout(replaceUnlessPressed);
    return () => {
      clearTimeout(timer);
      released.abort();
    };
  }, [controls]);
  useLayoutEffect(() => {
    if (isLive) controls()[focused.current]?.focus();
  }, [isLive, controls]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={group} role="group" aria-label={label} className={`screen-only ${styles.share}`}>
      {isLive ? (
        <>
          <FacebookShareButton
            {...shared}
            aria-label={facebook.label}
            onClick={(_, address) => openOrFollow(address, sizes.facebook)}
          >
            <ShareIcon network="facebook" />
          </FacebookShareButton>
          <LinkedinShareButton
            {...shared}
            {...about}
            aria-label={linkedin.label}
            onClick={(_, address) => openOrFollow(address, sizes.linkedin)}
          >
            <ShareIcon network="linkedin" />
          </LinkedinShareButton>
        </>
      ) : (
        <>
          <ShareLink network="facebook" {...facebook} />
          <ShareLink network="linkedin" {...linkedin} />
        </>
      )}
    </div>
  );
}

function ShareLink({ network, label, url }: Network & { network: keyof typeof sizes }) {
  return (
    <a href={url} target="_blank" rel="noopener" aria-label={label} data-window={sizes[network]}>
      <ShareIcon network={network} />
    </a>
  );
}
