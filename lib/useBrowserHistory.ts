import Router from 'next/router';
import { useEffect, useLayoutEffect } from 'react';

const anchorOfUrl = () => document.getElementById(window.location.hash.slice(1));

/**
 * Every navigation is a document (specification 3.5), so history
 * and scroll position are the browser's. Next's router would meddle three times:
 * it answers Back inside a page by scrolling; it scrolls to the URL's anchor
 * once more when the page is hydrated, which throws back whoever has read on
 * meanwhile; and where the URL has a query it navigates to the page that is
 * there already, which puts styles inline that the security policy forbids. For
 * the last two there is no setting.
 */
export function useBrowserHistory(): void {
  useLayoutEffect(() => {
    // Runs before the router looks at the query, which it does for pages fresh from the server only.
    if (Router.router) Router.router.isSsr = false;
    const anchor = anchorOfUrl();
    if (anchor) anchor.scrollIntoView = () => {};
  }, []);

  useEffect(() => {
    // Next has asked for its turn before this effect ran, so this comes after it.
    setTimeout(() => {
      const anchor = anchorOfUrl();
      if (anchor) Reflect.deleteProperty(anchor, 'scrollIntoView');
    });
    Router.ready(() => Router.beforePopState(() => false));
  }, []);
}
