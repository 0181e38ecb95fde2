/** Values that stand nowhere else, to be looked for where they must not be. */
export class Canaries {
  readonly #values = new Map<string, string>();

  /** A new value for a place: `text('name')`. */
  text(place: string): string {
    return this.plant(place, `canary${crypto.randomUUID().replaceAll('-', '')}`);
  }

  /** A new telephone number. */
  phone(place: string): string {
    const digits = crypto.getRandomValues(new Uint8Array(16));
    return this.plant(place, [...digits].map((digit) => digit % 10).join(''));
  }

  /** A new e-mail address; what stands before the @ is looked for. */
  email(place: string): string {
    return `${this.text(place)}@example.com`;
  }

  /** A token that nobody has signed, with a planted e-mail in it. */
  token(place: string): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = this.plant(place, part({ email: this.email(`${place}, decoded`) }));
    return `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  }

  /** Looks for an existing value as well. */
  plant(place: string, value: string): string {
    this.#values.set(`${place} ${this.#values.size}`, value.toLowerCase());
    return value;
  }

  get count(): number {
    return this.#values.size;
  }

  /** The places whose values stand in a text. */
  foundIn(text: string): string[] {
    const lower = text.toLowerCase();
    return [...this.#values].filter(([, value]) => lower.includes(value)).map(([place]) => place);
  }
}
