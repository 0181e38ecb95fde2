import { createHmac } from 'node:crypto';
import { keyFor } from '../../auth/credentials.ts';

/**
 * A shopper's name in the log: it connects entries, and without the shop's secrets nobody can tell whose it is, not
 * even by trying every uid. A new password of the admin gives everybody a new one.
 */
export function shopperPseudonym(uid: string): string {
  return createHmac('sha256', keyFor('log')).update(uid).digest('hex').slice(0, 16);
}
