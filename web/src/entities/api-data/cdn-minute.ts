import type { StoredKey } from '#config/kept-on-device.ts';
import { createLocalStore } from '#lib/browser/local-store.ts';

/** The maximum age of an answer from Hosting's CDN. */
const cdnMilliseconds = 60_000;

/** The time after this browser's own change in which the CDN may still answer without it. */
interface CdnMinute {
  begin: () => void;
  end: () => void;
  isRunning: () => boolean;
}

/** Shared by all tabs; outlives a reload. */
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
