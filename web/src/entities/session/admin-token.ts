import { adminSessionSeconds } from '@bookstore/functions/shared/people/admin-session';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';

const token = createLocalStore<string | null>('token', { parse: (text) => text, serialize: (text) => text });

/** In milliseconds since 1970; 0 when this browser did not begin the session. */
const sessionEnd = createLocalStore<number>('token-ends-at', {
  parse: (text) => Number(text) || 0,
  serialize: (end) => (end > 0 ? String(end) : null),
});

/** Null when this browser did not begin the session. */
const username = createLocalStore<string | null>('token-username', {
  parse: (text) => text,
  serialize: (text) => text,
});

const expiryListeners = new Set<() => void>();

/** Only the server knows whether it is valid. */
export function readAdminToken(): string | null {
  return token.get();
}

/** Live across the browser's tabs. */
export function useAdminToken(): string | null {
  return useLocalStore(token, null);
}

/** Calls back when the token is replaced or removed, in any tab. @returns a function that stops it. */
export const onAdminTokenChange = token.subscribe;

export function adminUsername(): string | null {
  return username.get();
}

/** The person of the session, in one case however the name was typed. */
export function adminPerson(): string | null {
  return adminUsername()?.trim().toLowerCase() ?? null;
}

/** The token's hour begins now. */
export function storeAdminToken(newToken: string, ofUsername: string): void {
  username.set(ofUsername);
  sessionEnd.set(Date.now() + adminSessionSeconds * 1000);
  token.set(newToken);
}

export function removeAdminToken(): void {
  sessionEnd.set(0);
  username.set(null);
  token.set(null);
}

/** In milliseconds since 1970; undefined when this browser did not begin the session. */
export function adminSessionEnd(): number | undefined {
  return sessionEnd.get() || undefined;
}

/** Calls back in only the one tab that ends an expired session. @returns a function that stops it. */
export function onAdminExpiry(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

// A tab may still read for a moment what another has removed from local storage.
const staleMilliseconds = 1000;

/** Ends the session once, however many tabs notice that its token has expired. */
export function expireAdminToken(expired: string): Promise<void> {
  return new Promise((resolve, reject) => {
    async function expire(lock: Lock | null): Promise<void> {
      const isOurs = lock !== null && readAdminToken() === expired;
      if (isOurs) {
        for (const listener of expiryListeners) listener();
        removeAdminToken();
      }
      resolve();
      if (isOurs) await new Promise((release) => setTimeout(release, staleMilliseconds));
    }
    navigator.locks.request('admin-session-expiry', { ifAvailable: true }, expire).catch(reject);
  });
}
