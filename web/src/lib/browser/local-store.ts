import { useSyncExternalStore } from 'react';
import type { StoredKey } from '#config/kept-on-device.ts';

/** In local storage, shared by all tabs, or in the session storage of one tab. */
export interface LocalStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back at every change, in this tab or another one. @returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

interface TextFormat<Value> {
  /** `text` is null when nothing is stored. */
  parse: (text: string | null) => Value;
  /** The text to store; null removes it. */
  serialize: (value: Value) => string | null;
}

/** For an object of which anything may be missing: `first` where nothing readable is stored. */
export const parseOnto =
  <Value extends object>(first: Value) =>
  (text: string | null): Value => {
    try {
      return { ...first, ...JSON.parse(text ?? '{}') };
    } catch (error) {
      console.warn('What this browser has kept cannot be read:', error);
      return first;
    }
  };

/** When the storage is full or forbidden, the value is kept until the page is closed. */
export function createLocalStore<Value>(
  key: StoredKey,
  { parse, serialize }: TextFormat<Value>,
  storage: () => Storage = () => localStorage,
): LocalStore<Value> {
  let text: string | null = null;
  let value: Value | undefined;
  let canRead = true;
  const listeners = new Set<() => void>();

  function readText(): string | null {
    try {
      return storage().getItem(key);
    } catch (error) {
      if (canRead) console.warn('Local storage cannot be read:', error);
      canRead = false;
      return text;
    }
  }

  function writeText(next: string | null): void {
    try {
      if (next === null) storage().removeItem(key);
      else storage().setItem(key, next);
      text = next;
    } catch (error) {
      console.warn('Local storage cannot be written:', error);
    }
  }

  function get(): Value {
    // Another tab may just have changed it. React needs the same value for the same text.
    const stored = readText();
    if (value === undefined || stored !== text) {
      text = stored;
      value = parse(stored);
    }
    return value;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  // A browser sends the storage event to all tabs but the one that wrote.
  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) notify();
  }

  // A page restored from the browser's back/forward cache got no events meanwhile.
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) notify();
  }

  return {
    get,
    set(next) {
      value = next;
      writeText(serialize(next));
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** Live; on the server `onServer`. */
export function useLocalStore<Value>({ get, subscribe }: LocalStore<Value>, onServer: Value): Value {
  return useSyncExternalStore(subscribe, get, () => onServer);
}
