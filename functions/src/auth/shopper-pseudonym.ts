import { createHmac } from 'node:crypto';
import { keyFor } from './credentials.ts';

/**
 * A shopper's name in the log: it connects entries, but cannot be traced to a uid without the shop's secrets, not even
 * by trying every uid. Changes when the owner changes their password.
 */
export function shopperPseudonym(uid: string): string {
  return createHmac('sha256', keyFor('log')).update(uid).digest('hex').slice(0, 16);
}
