/**
 * Sends what earlier visits left in the outbox. Bundled by `scripts/boot.ts` into
 * `public/outbox.js`, which any page loads when there may be something to send.
 */
import { sender } from './sender';

void sender().look(true);
