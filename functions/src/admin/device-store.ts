import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import type { AttemptBucket } from './attempts.ts';

/** How long a browser stays known after the admin signed in with it. */
const deviceDays = 180;

/** The only cookie that Firebase Hosting lets through to functions. */
const cookieName = '__session';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function deviceReference(key: string) {
  return database().collection('adminDevices').doc(sha256(key));
}

function deviceKeyOf(request: Request): string | undefined {
  return /(?:^|;\s*)__session=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

async function isKnown(key: string): Promise<boolean> {
  const expiresAt: unknown = (await deviceReference(key).get()).get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
}

function addressOf(request: Request): string {
  const forwarded = request.get('X-Forwarded-For')?.split(',')[0]?.trim();
  return forwarded || request.socket.remoteAddress || 'unknown';
}

/**
 * Who an attempt to sign in is counted against. A browser that the admin has used before has a count of its own, so
 * nobody else's guesses lock the admin out of it. All others share one count besides their address's: an address
 * can be changed or made up, and all addresses together must not get many guesses.
 */
export async function attemptBuckets(request: Request): Promise<AttemptBucket[]> {
  const key = deviceKeyOf(request);
  if (key && (await isKnown(key))) return [{ id: `device-${sha256(key)}`, limit: 20 }];
  return [
    { id: `address-${sha256(addressOf(request))}`, limit: 20 },
    { id: 'strangers', limit: 100 },
  ];
}

/** Remembers the browser that the admin has just signed in with. The cookie opens nothing by itself. */
export async function rememberDevice(request: Request, response: Response): Promise<void> {
  const known = deviceKeyOf(request);
  const key = known && (await isKnown(known)) ? known : randomBytes(32).toString('base64url');
  const maxAge = deviceDays * 24 * 3_600_000;
  await deviceReference(key).set({ expiresAt: Timestamp.fromMillis(Date.now() + maxAge) });
  response.cookie(cookieName, key, {
    maxAge,
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    // Anywhere else the cookie would only split the CDN's cache.
    path: '/api/auth',
  });
}
