import { createHash } from 'node:crypto';
import type { Submission } from '@/gateway/spool/types';
import { samples } from './forms';

/**
 * @param key undefined for a request without one
 * @param body replaces the form's data
 */
export function shortSubmission(key?: string, body = 'a'): Submission & { readonly form: 'short' } {
  return {
    form: 'short',
    payload: { ...samples.short, Message: body },
    ...(key !== undefined && { key }),
    bodyHash: createHash('sha256').update(body).digest('hex'),
    trapped: false,
  };
}

export const trappedSubmission = (key?: string): Submission => ({ ...shortSubmission(key), trapped: true });
