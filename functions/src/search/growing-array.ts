/** Uint32 values of unknown count, in a quarter of the memory of an ordinary array. */
export class GrowingArray {
  length = 0;
  #values: Uint32Array;

  constructor(room = 1024) {
    this.#values = new Uint32Array(room);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  get(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.length);
  }
}
