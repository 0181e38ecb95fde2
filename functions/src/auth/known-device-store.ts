import { randomBytes } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { sha256 } from '../platform/sha256.ts';

/** How long a browser stays known after a person signed in with it. */
const deviceDays = 180;
const deviceMs = deviceDays * 24 * 3_600_000;

function deviceReference(key: string) {
  return collection('adminDevices').doc(sha256(key));
}

/** A browser that a person of the dashboard has signed in with. */
export interface KnownDevice {
  key: string;
  /** The accounts that were signed in with here; to others it is a browser like any. */
  accounts: readonly string[];
}

/** The browser that these cookies are of; undefined when no person has signed in with it of late. */
export async function findDevice(cookies: string): Promise<KnownDevice | undefined> {
  const key = /(?:^|;\s*)__session=([\w-]{43})(?:;|$)/.exec(cookies)?.[1];
  if (!key) return undefined;
  const device = await deviceReference(key).get();
  const [expiresAt, accounts]: unknown[] = [device.get('expiresAt'), device.get('accounts')];
  const isKnown = expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
  return isKnown && Array.isArray(accounts) ? { key, accounts } : undefined;
}

/**
 * Remembers the browser with which an account was just used, under the key that it has or a new one.
 * @returns the cookie with the key, which opens nothing by itself
 */
export async function rememberDevice(account: string, key = randomBytes(32).toString('base64url')) {
  const expiresAt = Timestamp.fromMillis(Date.now() + deviceMs);
  await deviceReference(key).set({ expiresAt, accounts: FieldValue.arrayUnion(account) }, { merge: true });
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

/** The cookie by which a browser is known. */
export type DeviceCookie = Awaited<ReturnType<typeof rememberDevice>>;
