/**
 * Sends submissions that earlier visits left in the outbox. Any page loads it when there may be some
 * (lib/boot/outbox.ts).
 */
import { sender } from './sender';

void sender().sendDue({ retryNow: true });
