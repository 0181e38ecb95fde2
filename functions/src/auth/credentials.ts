import { hkdfSync } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import type { AdminLogin } from '../shared/people/admin.ts';
import { nameKey } from '../shared/people/person.ts';
import { ownerName } from '../shared/people/person-name.ts';
import { memoized } from '../shared/values/memoized.ts';
import { isPassword, isSameText } from './password.ts';

/** Also for functions without the owner's sign-in that must keep people from taking this name. */
export const usernameSecret = defineSecret('ADMIN_USERNAME');
/** Also for functions that handle shoppers only: shopper pseudonyms in the log are derived from it. */
export const passwordHashSecret = defineSecret('ADMIN_PASSWORD_HASH');

export const adminSecrets = [usernameSecret, passwordHashSecret];

/** 'person' is another user of the dashboard; undefined a wrong password. */
type WhoSignsIn = 'owner' | 'person' | undefined;

/**
 * A wrong name costs the same work as a wrong password: one hash, of the owner's password when the name is unknown.
 * @param personHash of the stored password of the person with that name, if any
 */
export async function whoSignsIn(login: AdminLogin, personHash: string | undefined): Promise<WhoSignsIn> {
  const isOwner = isSameText(login.username, usernameSecret.value());
  const hash = isOwner || personHash === undefined ? passwordHashSecret.value() : personHash;
  const isRightPassword = await isPassword(login.password, hash);
  if (!isRightPassword) return undefined;
  if (isOwner) return 'owner';
  return personHash === undefined ? undefined : 'person';
}

export function ownersUsername(): string {
  return usernameSecret.value();
}

/** Compares with the sign-in name and with the name used in the history. */
export function isOwnersName(name: string): boolean {
  return [usernameSecret.value(), ownerName].some((own) => isSameText(nameKey(name), nameKey(own)));
}

/**
 * A key for one purpose, derived from the hash of the owner's password: as secret as that, and different in every
 * project without a secret of its own.
 * @throws Error when the shop's secrets are not set
 */
export const keyFor = memoized((purpose): Buffer => {
  const secret = passwordHashSecret.value();
  if (secret === '') throw new Error('The secret ADMIN_PASSWORD_HASH is not set');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
});
