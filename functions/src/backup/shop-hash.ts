import { createHash } from 'node:crypto';

const size = 2n ** 256n;

/** An order-independent hash of documents: the sum of their lines' hashes. */
export class ShopHash {
  #sum = 0n;
  #count = 0;

  add(line: string): void {
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % size;
    this.#count += 1;
  }

  /** The hash has 64 hexadecimal digits. */
  sum(): { documents: number; hash: string } {
    return { documents: this.#count, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}
