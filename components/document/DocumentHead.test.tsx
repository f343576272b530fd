import type { HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import type { Context } from 'react';
import { renderToString } from 'react-dom/server';
import { DocumentHead } from './DocumentHead';

const { Provider } = DocumentHead.contextType as Context<Partial<HtmlProps> | undefined>;

const emptyManifest = {
  devFiles: [],
  polyfillFiles: [],
  lowPriorityFiles: [],
  rootMainFiles: [],
  rootMainFilesTree: {},
};

/** @param stylesheets that Next.js names for the page, below `.next/` */
const render = (...stylesheets: string[]) =>
  renderToString(
    <Provider
      value={{
        __NEXT_DATA__: { page: '/about', props: {}, query: {}, buildId: '' },
        buildManifest: { ...emptyManifest, pages: { '/_app': ['main.js'], '/about': stylesheets } },
      }}
    >
      <DocumentHead />
    </Provider>,
  );

it('a build stops where Next.js names no stylesheet for a page, or one that is missing', () => {
  expect(() => render()).toThrow('/about: Next.js names no stylesheet for this page; see docs/upgrading.md');
  expect(() => render('static/css/gone.css')).toThrow('.next/static/css/gone.css: is missing; build again');
});
