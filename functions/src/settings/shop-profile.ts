import { info } from 'firebase-functions/logger';
import { reportError } from '../platform/logging/error-report.ts';
import { Refreshed } from '../platform/refreshed.ts';
import { profileOf } from '../shared/shop/default-profile.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { findSettings } from './settings-store.ts';

/** How old a profile may be; on the emulators a change is seen soon, so that it can be tried. */
const freshMs = process.env.FUNCTIONS_EMULATOR === 'true' ? 1000 : 60_000;

/** For how long a page waits for the database where the profile before is known, in milliseconds. */
const timeoutMs = 2000;

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The present profile; while the database does not answer, the one before. */
async function refresh(known: ShopProfile | undefined): Promise<ShopProfile> {
  try {
    const settings = await (known ? inTime(findSettings()) : findSettings());
    if (settings.version === 0 && !known) info('No settings are stored: the shop has its defaults');
    return profileOf(settings);
  } catch (failure) {
    if (!known) throw failure;
    reportError('The settings could not be read: the shop keeps those before', failure);
    return known;
  }
}

const profile = new Refreshed({ freshMs, staleMs: freshMs, refresh });

/** What the shop says of itself: an instance reads it once a minute. */
export function shopProfile(): Promise<ShopProfile> {
  return profile.recent();
}
