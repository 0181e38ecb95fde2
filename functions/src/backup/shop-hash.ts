import { createHash } from 'node:crypto';

const size = 2n ** 256n;

/** A hash of a set of documents, in whatever order their lines are added: the sum of the lines' own hashes. */
export class ShopHash {
  #sum = 0n;
  #count = 0;

  add(line: string): void {
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % size;
    this.#count += 1;
  }

  /** How many documents were added, and their hash: 64 hexadecimal digits. */
  sum(): { documents: number; hash: string } {
    return { documents: this.#count, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}
