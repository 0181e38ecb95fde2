import { hkdfSync } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import type { AdminLogin } from '../shared/admin.ts';
import { isPassword, isSameText } from './password.ts';

const username = defineSecret('ADMIN_USERNAME');
const passwordHash = defineSecret('ADMIN_PASSWORD_HASH');

/** The secrets that a deployed function must be given to know the admin. */
export const adminSecrets = [username, passwordHash];

/** Whether this is the admin. A wrong username costs the same work as a wrong password. */
export async function isAdmin(login: AdminLogin): Promise<boolean> {
  const isRightPassword = await isPassword(login.password, passwordHash.value());
  const isRightName = isSameText(login.username, username.value());
  return isRightPassword && isRightName;
}

const keys = new Map<string, Buffer>();

/**
 * A key for one purpose, derived from the hash of the admin's password: as secret as that, and different in every
 * project without a secret of its own. @throws Error when the shop has not been given its secrets
 */
export function keyFor(purpose: string): Buffer {
  const known = keys.get(purpose);
  if (known) return known;
  const secret = passwordHash.value();
  if (secret === '') throw new Error('The secret ADMIN_PASSWORD_HASH is not set');
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  keys.set(purpose, key);
  return key;
}
