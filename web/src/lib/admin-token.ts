import { adminSessionSeconds } from '@bookstore/functions/shared/admin-session';
import { useSyncExternalStore } from 'react';

const tokenKey = 'token';
const endKey = 'token-ends-at';

const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

// The other tabs hear of a change through the storage event, this one does not.
function tellOfOtherTab({ key }: StorageEvent): void {
  if (key === tokenKey || key === null) tellAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tellOfOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tellOfOtherTab);
  };
}

/** The administrator's token on this browser. Whether it is worth anything, the server knows. */
export function readAdminToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch (error) {
    console.warn('Local storage cannot be read:', error);
    return null;
  }
}

/** The administrator's token, live across the browser's tabs. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, readAdminToken, () => null);
}

/** Keeps a new token in place of any earlier one; its hour begins now. */
export function storeAdminToken(token: string): void {
  localStorage.removeItem(tokenKey);
  localStorage.setItem(endKey, String(Date.now() + adminSessionSeconds * 1000));
  localStorage.setItem(tokenKey, token);
  tellAll();
}

export function removeAdminToken(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(endKey);
  tellAll();
}

/** When the session ends, in milliseconds since 1970; undefined when this browser did not begin it. */
export function adminSessionEnd(): number | undefined {
  const end = Number(localStorage.getItem(endKey));
  return end > 0 ? end : undefined;
}

/** Calls back in the one tab that ends an expired session. @returns a function that stops it. */
export function onAdminExpiry(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

// What one tab removes from local storage another one may still read for a moment.
const staleMilliseconds = 1000;

/** Ends the session of a token that is worth nothing any more: once, however many tabs notice it. */
export function expireAdminToken(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    async function expire(lock: Lock | null): Promise<void> {
      const isOurs = lock !== null && readAdminToken() === token;
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
