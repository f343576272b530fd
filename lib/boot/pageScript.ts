/** The page script, for every page once it is parsed. It is a module, so it waits for that by itself. */
import { fetchAhead } from './fetchAhead';
import { letClosedSectionsBeFound } from './findable';
import { glideAlongLinks } from './glide';
import { hydrateIslands } from './islands';
import { enhanceMenus } from './menus';
import { resumeOutbox } from './outbox';

enhanceMenus();
letClosedSectionsBeFound();
glideAlongLinks();
hydrateIslands();
fetchAhead();
resumeOutbox();
