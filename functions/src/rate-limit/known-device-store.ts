import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { collection } from '../collections.ts';
import { sha256 } from '../sha256.ts';

/** How long a browser stays known after the admin signed in with it. */
const deviceDays = 180;
const deviceMs = deviceDays * 24 * 3_600_000;

function deviceReference(key: string) {
  return collection('adminDevices').doc(sha256(key));
}

/** The key of a browser that the admin has used before, from its cookies; undefined for any other browser. */
export async function knownDevice(cookies: string): Promise<string | undefined> {
  const key = /(?:^|;\s*)__session=([\w-]{43})(?:;|$)/.exec(cookies)?.[1];
  if (!key) return undefined;
  const expiresAt: unknown = (await deviceReference(key).get()).get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now() ? key : undefined;
}

/**
 * Remembers the browser that the admin has just signed in with, under the key that it has or a new one.
 * @returns the cookie with the key, which opens nothing by itself
 */
export async function rememberDevice(key = randomBytes(32).toString('base64url')) {
  await deviceReference(key).set({ expiresAt: Timestamp.fromMillis(Date.now() + deviceMs) });
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
