/** The page script, for every page once it is parsed. It is a module, so it waits for that by itself. */
import { fetchAhead } from './fetchAhead';
import { enableFindInPage } from './findInPage';
import { glideAlongLinks } from './glide';
import { hydrateIslands } from './islands';
import { enhanceMenus } from './menus';
import { resumeOutbox } from './outbox';

enhanceMenus();
enableFindInPage();
glideAlongLinks();
hydrateIslands();
fetchAhead();
resumeOutbox();
