/** Unique values, to be searched for where they must not be. */
export class PlantedValues {
  readonly #values = new Map<string, string>();

  /** For an existing value. */
  plant(place: string, value: string): string {
    this.#values.set(`${place} ${this.#values.size}`, value.toLowerCase());
    return value;
  }

  text(place: string): string {
    return this.plant(place, `planted${crypto.randomUUID().replaceAll('-', '')}`);
  }

  texts<Place extends string>(...places: Place[]): Record<Place, string> {
    const texts = places.map((place) => [place, this.text(place)]);
    return Object.fromEntries(texts) as Record<Place, string>;
  }

  phone(place: string): string {
    const digits = crypto.getRandomValues(new Uint8Array(16));
    return this.plant(place, [...digits].map((digit) => digit % 10).join(''));
  }

  /** What stands before the @ is searched for. */
  email(place: string): string {
    return `${this.text(place)}@example.com`;
  }

  /** An unsigned token with a planted e-mail in it. */
  token(place: string): string {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = this.plant(place, encode({ email: this.email(`${place}, decoded`) }));
    return `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
  }

  get count(): number {
    return this.#values.size;
  }

  foundIn(text: string): string[] {
    const lower = text.toLowerCase();
    return [...this.#values].filter(([, value]) => lower.includes(value)).map(([place]) => place);
  }
}
