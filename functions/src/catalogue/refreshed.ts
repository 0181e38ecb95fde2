interface Options<T> {
  /** Brings a value up to date; undefined: there is none yet. */
  refresh: (known: T | undefined) => Promise<T>;
  /** For how long a value is taken for the present one, in milliseconds. */
  freshMs: number;
}

/** A value that is brought up to date when it is asked for; those who ask at the same time share the work. */
export class Refreshed<T> {
  readonly #options: Options<T>;
  #known: { value: T; askedAt: number } | undefined;
  #running: Promise<T> | undefined;
  #next: Promise<T> | undefined;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** The value as it was at most some time ago. */
  async recent(): Promise<T> {
    const known = this.#known;
    if (known && performance.now() - known.askedAt < this.#options.freshMs) return known.value;
    return this.#start();
  }

  /** The value as it is now: a refresh that began before does not count. */
  async present(): Promise<T> {
    if (!this.#running) return this.#start();
    if (!this.#next) {
      const begin = () => {
        this.#next = undefined;
        return this.#start();
      };
      this.#next = this.#running.then(begin, begin);
    }
    return this.#next;
  }

  #start(): Promise<T> {
    if (!this.#running) {
      this.#running = this.#refresh().finally(() => {
        this.#running = undefined;
      });
    }
    return this.#running;
  }

  async #refresh(): Promise<T> {
    const askedAt = performance.now();
    const value = await this.#options.refresh(this.#known?.value);
    this.#known = { value, askedAt };
    return value;
  }
}
