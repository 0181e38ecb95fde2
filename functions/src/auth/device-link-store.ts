import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';

/** How long a device link can be used, in minutes. */
export const deviceLinkMinutes = 60;

function linkReference(code: string) {
  return collection('deviceLinks').doc(sha256(code));
}

/** Makes a code that turns one browser into a known device, once. */
export async function createDeviceLink(): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await linkReference(code).create({
    expiresAt: Timestamp.fromMillis(Date.now() + deviceLinkMinutes * 60_000),
  });
  return code;
}

/** Uses a code up. @returns whether it was still good */
export function useDeviceLink(code: string): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const link = await transaction.get(linkReference(code));
    if (!link.exists) return false;
    transaction.delete(link.ref);
    const expiresAt: unknown = link.get('expiresAt');
    return expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
  });
}
