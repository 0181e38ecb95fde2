import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';

export const deviceLinkMinutes = 60;

function linkReference(code: string) {
  return collection('deviceLinks').doc(sha256(code));
}

/** A single-use code that makes a browser a known device of an account ('' is the owner's). */
export async function createDeviceLink(account = ''): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await linkReference(code).create({
    account,
    expiresAt: laterBy(deviceLinkMinutes * 60_000),
  });
  return code;
}

/** Consumes the code. @returns its account, '' for the owner's; undefined when expired or used */
export function useDeviceLink(code: string): Promise<string | undefined> {
  return database().runTransaction(async (transaction) => {
    const link = await transaction.get(linkReference(code));
    if (!link.exists) return undefined;
    transaction.delete(link.ref);
    const [expiresAt, account]: unknown[] = [link.get('expiresAt'), link.get('account')];
    const isGood = expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
    return isGood && typeof account === 'string' ? account : undefined;
  });
}
