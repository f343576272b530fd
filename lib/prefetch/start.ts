/** Bundled by `scripts/boot.ts` into `public/prefetch.js`, which pages load where `lib/boot/prefetch.ts` says so. */
import { fetchAhead } from './fetchAhead';

fetchAhead();
