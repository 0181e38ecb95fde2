import { createHmac } from 'node:crypto';
import { keyFor } from './credentials.ts';

/**
 * A shopper's name in the log: it connects entries, and without the shop's secrets no reader of the log can tell whose
 * it is, not even by trying every uid. A new password of the owner gives every shopper a new one.
 */
export function shopperPseudonym(uid: string): string {
  return createHmac('sha256', keyFor('log')).update(uid).digest('hex').slice(0, 16);
}
