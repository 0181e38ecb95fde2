import { hkdfSync } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import type { AdminLogin } from '../shared/people/admin.ts';
import { nameKey } from '../shared/people/person.ts';
import { ownerName } from '../shared/people/person-name.ts';
import { memoized } from '../shared/values/memoized.ts';
import { isPassword, isSameText } from './password.ts';

/** The only one that a function needs in which the owner does not sign in, so that no person takes this name. */
export const usernameSecret = defineSecret('ADMIN_USERNAME');
/** The only one that a function needs that knows shoppers and no person: the log's names of shoppers are made with it. */
export const passwordHashSecret = defineSecret('ADMIN_PASSWORD_HASH');

/** The secrets that a deployed function must be given to know the owner. */
export const adminSecrets = [usernameSecret, passwordHashSecret];

/** Whose password was given: the owner's, another person's of the dashboard, or with undefined a wrong one. */
type WhoSignsIn = 'owner' | 'person' | undefined;

/**
 * Who signs in, given the hash of the password of the person with the name, if there is one beside the owner. A wrong
 * name costs the same work as a wrong password: one hash, of the owner's password when no person has the name.
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

/** Whether a name could be taken for the owner's: the one to sign in with, or the one in the history. */
export function isOwnersName(name: string): boolean {
  return [usernameSecret.value(), ownerName].some((own) => isSameText(nameKey(name), nameKey(own)));
}

/**
 * A key for one purpose, derived from the hash of the admin's password: as secret as that, and different in every
 * project without a secret of its own. @throws Error when the shop has not been given its secrets
 */
export const keyFor = memoized((purpose): Buffer => {
  const secret = passwordHashSecret.value();
  if (secret === '') throw new Error('The secret ADMIN_PASSWORD_HASH is not set');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
});
