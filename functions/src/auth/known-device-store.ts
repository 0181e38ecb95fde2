import { randomBytes } from 'node:crypto';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { serverNetwork } from '../platform/rate-limit/address-groups.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';

/** How long a browser stays known after a sign-in with it. */
const deviceDays = 180;
const deviceMs = deviceDays * 24 * 3_600_000;

function deviceReference(key: string) {
  return collection('adminDevices').doc(sha256(key));
}

/** The servers that bring calls are kept as browsers are, under keys that no cookie can hold. */
function serverReference(server: string) {
  return deviceReference(`server ${serverNetwork(server)}`);
}

/** The accounts that were signed in with there of late. */
async function accountsAt(reference: DocumentReference): Promise<readonly string[]> {
  const document = await reference.get();
  const [expiresAt, accounts]: unknown[] = [document.get('expiresAt'), document.get('accounts')];
  const isKnown = expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
  return isKnown && Array.isArray(accounts) ? accounts : [];
}

/** A browser that a person of the dashboard has signed in with. */
interface KnownDevice {
  key: string;
  /** The accounts that were signed in with here; to others it is a browser like any. */
  accounts: readonly string[];
}

/** The browser that these cookies are of; undefined when it was not signed in with of late. */
export async function findDevice(cookies: string): Promise<KnownDevice | undefined> {
  const key = /(?:^|;\s*)__session=([\w-]{43})(?:;|$)/.exec(cookies)?.[1];
  if (!key) return undefined;
  const accounts = await accountsAt(deviceReference(key));
  return accounts.length > 0 ? { key, accounts } : undefined;
}

/** Whether a person has signed in by this server, as people do by Hosting's: no guess can make it so. */
export async function isKnownServer(server: string): Promise<boolean> {
  return (await accountsAt(serverReference(server))).length > 0;
}

/**
 * Remembers the browser and the server with which an account was just used, the browser under the key that it has or a
 * new one. @returns the cookie with the key, which opens nothing by itself
 */
export async function rememberDevice(
  account: string,
  server: string,
  key = randomBytes(32).toString('base64url'),
) {
  const expiresAt = laterBy(deviceMs);
  const batch = database().batch();
  for (const reference of [deviceReference(key), serverReference(server)]) {
    batch.set(reference, { expiresAt, accounts: FieldValue.arrayUnion(account) }, { merge: true });
  }
  await batch.commit();
  return {
    // The only cookie that Firebase Hosting lets through to functions.
    name: '__session',
    value: key,
    options: {
      maxAge: deviceMs,
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
      // Anywhere else the cookie would only split the CDN's cache.
      path: '/api/auth',
    },
  } as const;
}

export type DeviceCookie = Awaited<ReturnType<typeof rememberDevice>>;
