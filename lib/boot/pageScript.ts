/** The page script, for every page once it is parsed. It is a module, so it waits for that by itself. */
import { fetchAhead } from './fetchAhead';
import { enableFindInPage } from './findInPage';
import { hydrateIslands } from './islands';
import { enhanceMenus } from './menus';
import { resumeOutbox } from './outbox';
import { enableSmoothScroll } from './smoothScroll';

enhanceMenus();
enableFindInPage();
enableSmoothScroll();
hydrateIslands();
fetchAhead();
resumeOutbox();
