import type { StoredKey } from '#config/kept-on-device.ts';
import { createLocalStore } from '#lib/browser/local-store.ts';

/** How old an answer of Hosting's CDN may be, in milliseconds. */
const cdnMilliseconds = 60_000;

/** The minute after a change that this browser knows of and the CDN's copies may not show yet. */
interface CdnMinute {
  begin: () => void;
  end: () => void;
  isRunning: () => boolean;
}

/** Creates such a minute; all tabs share it, and it outlives a reload. */
export function createCdnMinute(key: StoredKey): CdnMinute {
  /** In milliseconds since 1970. */
  const until = createLocalStore(key, { parse: Number, serialize: String });
  return {
    begin: () => until.set(Date.now() + cdnMilliseconds),
    end: () => until.set(0),
    isRunning() {
      const left = until.get() - Date.now();
      // More than 60 s can be left only if the clock was set back; then the stored time is ignored.
      return left > 0 && left <= cdnMilliseconds;
    },
  };
}
