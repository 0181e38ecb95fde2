/** How each character of ASCII stands in a word, 0 where it ends one, and {@link leftOut} for an apostrophe. */
const letters = new Uint8Array(128);
const leftOut = 1;
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  const code = letter.charCodeAt(0);
  letters[code] = code;
  letters[letter.toUpperCase().charCodeAt(0)] = code;
}
letters["'".charCodeAt(0)] = leftOut;

const withLetter = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193);

/**
 * The numbers of the words of texts in ASCII. A word that was met before is found without a string of its own, since the
 * texts of a shop have each some hundred times.
 */
export class PlainWords {
  readonly #numberOf: (word: string) => number | undefined;
  /** The letters of all words that were met, behind which stands the one that is read. */
  #pool = new Uint8Array(2 ** 16);
  #size = 0;
  /** A word is known by its slot: where its hash says, or behind it. Of each its hash, where it begins, and its length. */
  #slots = 2 ** 13;
  #hashes = new Int32Array(this.#slots);
  #starts = new Uint32Array(this.#slots);
  #lengths = new Uint32Array(this.#slots);
  /** One more than the number of each word; 0 for one without. */
  #numbers = new Uint32Array(this.#slots);
  #count = 0;

  /** @param numberOf is asked once for each word, as `wordsOf` has it; undefined leaves it out */
  constructor(numberOf: (word: string) => number | undefined) {
    this.#numberOf = numberOf;
  }

  /** Calls with the number of each word of a text. @returns false, and calls nothing, for a text that is not in ASCII */
  read(text: string, take: (number: number) => void): boolean {
    if (/[^\0-~]/.test(text)) return false;
    this.#makeRoom(text.length);
    const pool = this.#pool;
    let begin = this.#size;
    let end = begin;
    let hash = 0;
    for (let at = 0; at <= text.length; at += 1) {
      const letter = at < text.length ? (letters[text.charCodeAt(at)] ?? 0) : 0;
      if (letter > leftOut) {
        pool[end] = letter;
        end += 1;
        hash = withLetter(hash, letter);
      } else if (letter === 0 && end > begin) {
        const number = this.#numbers[this.#slotOf(begin, end, hash)] ?? 0;
        if (number > 0) take(number - 1);
        begin = this.#size;
        end = begin;
        hash = 0;
      }
    }
    return true;
  }

  #slotOf(begin: number, end: number, hash: number): number {
    const length = end - begin;
    const mask = this.#slots - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (; this.#lengths[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.#hashes[slot] !== hash || this.#lengths[slot] !== length) continue;
      const start = this.#starts[slot] ?? 0;
      let at = 0;
      while (at < length && this.#pool[start + at] === this.#pool[begin + at]) at += 1;
      if (at === length) return slot;
    }
    this.#hashes[slot] = hash;
    this.#starts[slot] = begin;
    this.#lengths[slot] = length;
    this.#numbers[slot] = (this.#numberOf(String.fromCharCode(...this.#pool.subarray(begin, end))) ?? -1) + 1;
    this.#size = end;
    this.#count += 1;
    return slot;
  }

  /** For so many more letters, of which each second ends a word. */
  #makeRoom(letters: number): void {
    if (this.#size + letters > this.#pool.length) {
      const before = this.#pool;
      this.#pool = new Uint8Array(2 * (before.length + letters));
      this.#pool.set(before);
    }
    while (2 * this.#count + letters > this.#slots) this.#growTable();
  }

  #growTable(): void {
    const [hashes, starts, lengths, numbers] = [this.#hashes, this.#starts, this.#lengths, this.#numbers];
    this.#slots *= 4;
    this.#hashes = new Int32Array(this.#slots);
    this.#starts = new Uint32Array(this.#slots);
    this.#lengths = new Uint32Array(this.#slots);
    this.#numbers = new Uint32Array(this.#slots);
    for (const [slot, length] of lengths.entries()) {
      if (length === 0) continue;
      const hash = hashes[slot] ?? 0;
      const to = this.#free(hash);
      this.#hashes[to] = hash;
      this.#starts[to] = starts[slot] ?? 0;
      this.#lengths[to] = length;
      this.#numbers[to] = numbers[slot] ?? 0;
    }
  }

  #free(hash: number): number {
    const mask = this.#slots - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.#lengths[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }
}
