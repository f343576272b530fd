import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FacebookShareButton, LinkedinShareButton } from 'react-share';
import { ShareIcon } from '@/components/ui/ShareIcon';
import styles from './Share.module.css';

interface Network {
  /** Accessible name. */
  label: string;
  /** Where the network lets somebody without a script share the article. */
  url: string;
}

interface Props {
  /** Accessible name of both together. */
  label: string;
  article: { url: string; title: string; summary: string; source: string };
  networks: { facebook: Network; linkedin: Network };
}

/**
 * Plain links, and once React is there buttons in their places, which open a window of the network, 550 by 400 and 750 by
 * 600 pixels (specification 22.8). The networks themselves read title, summary and
 * picture from the article's Open Graph entries; Facebook's button takes no more than the URL.
 */
export function ShareLinks({ label, article: { url, ...about }, networks: { facebook, linkedin } }: Props) {
  const [isLive, setLive] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const controls = useCallback(
    () => [...(group.current?.querySelectorAll<HTMLElement>('a, button') ?? [])],
    [],
  );

  // The buttons come into the links' places, and the focus stays where it was. A link that is pressed stays until it has
  // had its click: replaced under the pointer, it would have none. Asked in a task of its own, as Gecko sets `:active` after
  // the listeners of a press, and one of those may be what has React hydrate.
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
    <div ref={group} role="group" aria-label={label} className={styles.share}>
      {isLive ? (
        <>
          <FacebookShareButton
            url={url}
            resetButtonStyle={false}
            aria-label={facebook.label}
            windowWidth={550}
            windowHeight={400}
          >
            <ShareIcon network="facebook" />
          </FacebookShareButton>
          <LinkedinShareButton
            url={url}
            {...about}
            resetButtonStyle={false}
            aria-label={linkedin.label}
            windowWidth={750}
            windowHeight={600}
          >
            <ShareIcon network="linkedin" />
          </LinkedinShareButton>
        </>
      ) : (
        <>
          <a href={facebook.url} target="_blank" rel="noopener" aria-label={facebook.label}>
            <ShareIcon network="facebook" />
          </a>
          <a href={linkedin.url} target="_blank" rel="noopener" aria-label={linkedin.label}>
            <ShareIcon network="linkedin" />
          </a>
        </>
      )}
    </div>
  );
}
