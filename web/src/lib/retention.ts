/** How long server data that no page shows any more is kept, in milliseconds. */
export const unusedDataMilliseconds = 60_000;

/** Remembers which keys are in use and forgets each one when it has been unused for a minute. */
export interface Retention {
  /** Marks a key as just fetched: it goes in a minute unless somebody holds it. */
  touch: (key: string) => void;
  /** Marks a key as in use until the returned function is called. */
  hold: (key: string) => () => void;
}

/** @param forget called once with each key whose minute has passed. */
export function createRetention(forget: (key: string) => void): Retention {
  const holders = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function stopTimer(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
  }

  function touch(key: string): void {
    stopTimer(key);
    if (holders.has(key)) return;
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        forget(key);
      }, unusedDataMilliseconds),
    );
  }

  function release(key: string): void {
    const left = (holders.get(key) ?? 1) - 1;
    if (left > 0) {
      holders.set(key, left);
    } else {
      holders.delete(key);
      touch(key);
    }
  }

  return {
    touch,
    hold(key) {
      stopTimer(key);
      holders.set(key, (holders.get(key) ?? 0) + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        release(key);
      };
    },
  };
}
