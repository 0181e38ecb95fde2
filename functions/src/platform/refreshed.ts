import { inTime } from './in-time.ts';
import { reportError } from './logging/error-report.ts';

interface Options<T> {
  /**
   * `before` is undefined at first. Calls `onChange` as soon as it knows of a change, which may be long before the new
   * value is ready.
   */
  refresh: (before: T | undefined, onChange: () => void) => Promise<T>;
  /** In milliseconds; up to this age no refresh begins. */
  freshMs: number;
  /** In milliseconds; up to this age the value is answered during a refresh. */
  staleMs: number;
}

interface Running<T> {
  value: Promise<T>;
  changed: Promise<void>;
}

/** A value that is read again when it is asked for and too old; concurrent callers share one refresh. */
export class Refreshed<T> {
  readonly #options: Options<T>;
  #latest: { value: T; askedAt: number } | undefined;
  #running: Running<T> | undefined;
  #next: Promise<T> | undefined;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** The value, at most `staleMs` old. */
  async recent(): Promise<T> {
    const latest = this.#latest;
    const age = latest ? performance.now() - latest.askedAt : Number.POSITIVE_INFINITY;
    if (latest && age < this.#options.freshMs) return latest.value;
    const { value, changed } = this.#start();
    if (!latest || age >= this.#options.staleMs) return value;
    return Promise.race([value, changed.then(() => latest.value)]);
  }

  /** A refresh that began before the call does not count. */
  async present(): Promise<T> {
    const running = this.#running;
    if (!running) return this.#start().value;
    if (!this.#next) {
      const begin = () => {
        this.#next = undefined;
        return this.#start().value;
      };
      this.#next = running.value.then(begin, begin);
    }
    return this.#next;
  }

  #start(): Running<T> {
    if (!this.#running) {
      const { promise: changed, resolve } = Promise.withResolvers<void>();
      const value = this.#refresh(resolve).finally(() => {
        this.#running = undefined;
      });
      this.#running = { value, changed };
    }
    return this.#running;
  }

  async #refresh(onChange: () => void): Promise<T> {
    const askedAt = performance.now();
    const value = await this.#options.refresh(this.#latest?.value, onChange);
    this.#latest = { value, askedAt };
    return value;
  }
}

/** In milliseconds: how old the data of a page may be, and how long a page waits for the database. */
const freshMs = process.env.FUNCTIONS_EMULATOR === 'true' ? 1000 : 60_000;
const timeoutMs = 2000;

/** Keeps the value while the database does not answer. @param failure for the log */
export function refreshedOrBefore<T extends object>(
  read: (before: T | undefined) => Promise<T>,
  failure: string,
): Refreshed<T> {
  return new Refreshed<T>({
    freshMs,
    staleMs: freshMs,
    async refresh(before) {
      try {
        return await (before ? inTime(read(before), timeoutMs) : read(before));
      } catch (error) {
        if (!before) throw error;
        reportError(failure, error);
        return before;
      }
    },
  });
}
