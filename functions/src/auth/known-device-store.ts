import { randomBytes } from 'node:crypto';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { serverNetwork } from '../platform/rate-limit/address-groups.ts';
import { sha256 } from '../platform/sha256.ts';
import { laterBy } from '../platform/timestamps.ts';

const deviceDays = 180;
const deviceMs = deviceDays * 24 * 3_600_000;

function deviceReference(key: string) {
  return collection('adminDevices').doc(sha256(key));
}

/** Servers share the collection with browsers, under keys that no cookie can hold. */
function serverReference(server: string) {
  return deviceReference(`server ${serverNetwork(server)}`);
}

async function accountsAt(reference: DocumentReference): Promise<readonly string[]> {
  const document = await reference.get();
  const [expiresAt, accounts]: unknown[] = [document.get('expiresAt'), document.get('accounts')];
  const isKnown = expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
  return isKnown && Array.isArray(accounts) ? accounts : [];
}

interface KnownDevice {
  key: string;
  /** Accounts that signed in here; for any other account the browser counts as unknown. */
  accounts: readonly string[];
}

export async function findDevice(cookies: string): Promise<KnownDevice | undefined> {
  const key = /(?:^|;\s*)__session=([\w-]{43})(?:;|$)/.exec(cookies)?.[1];
  if (!key) return undefined;
  const accounts = await accountsAt(deviceReference(key));
  return accounts.length > 0 ? { key, accounts } : undefined;
}

/** Whether a sign-in succeeded through this server, as happens with Hosting's servers: guessing cannot achieve it. */
export async function isKnownServer(server: string): Promise<boolean> {
  return (await accountsAt(serverReference(server))).length > 0;
}

/**
 * Records browser and server of a sign-in; keeps the browser's key or makes a new one.
 * @returns the cookie with the key, which opens nothing by itself
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
    // The only cookie that Firebase Hosting passes on to functions.
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
