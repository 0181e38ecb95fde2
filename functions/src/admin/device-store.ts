import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../firebase.ts';
import { callerAddress } from '../http/caller-address.ts';
import { hour, tenSeconds } from '../http/rate.ts';
import type { Lane } from './attempts.ts';

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

/** How many wrong passwords the shop hears: a careless admin has enough, a guesser does not. */
const own = { limit: 20, span: hour };
const allStrangers = { limit: 100, span: hour };
const none = { limit: 1, span: hour };
const oneTurn = { limit: 1, span: tenSeconds };
const allTurns = { limit: 1000, span: hour };

/**
 * Where an attempt to sign in is counted. A browser that the admin has used before has a count of its own, so nobody
 * else's guesses lock the admin out of it. All others share one count besides their address's: an address can be
 * changed or made up, and all addresses together must not get many guesses. Once that count is full, there is a slow
 * lane for an address that has not guessed yet, as the admin's on a new browser: one turn in ten seconds for each
 * server that calls come in by, so that turns cannot be taken with made-up addresses from elsewhere.
 */
export async function attemptLanes(request: Request): Promise<Lane[]> {
  const key = deviceKeyOf(request);
  if (key && (await isKnown(key))) return [[{ id: `device-${sha256(key)}`, ...own }]];
  const { visitor, server } = callerAddress(request.get('X-Forwarded-For'), request.socket.remoteAddress);
  const address = `address-${sha256(`${visitor} by ${server}`)}`;
  return [
    [
      { id: address, ...own },
      { id: 'strangers', ...allStrangers },
    ],
    [
      { id: address, ...none },
      { id: `turns-${sha256(server)}`, ...oneTurn },
      { id: 'turns', ...allTurns },
    ],
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
