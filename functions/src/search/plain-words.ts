/** For each ASCII character its letter in a word, 0 where it ends one, and {@link leftOut} for an apostrophe. */
const letters = new Uint8Array(128);
const leftOut = 1;
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  const code = letter.charCodeAt(0);
  letters[code] = code;
  letters[letter.toUpperCase().charCodeAt(0)] = code;
}
letters["'".charCodeAt(0)] = leftOut;

/** For each word: hash, start of its letters, length, and number + 1, or 0 for none. */
const slotSize = 4;
const [startAt, lengthAt, numberAt] = [1, 2, 3];

const withLetter = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193);

const slotFor = (hash: number, table: Int32Array) =>
  Math.imul(hash ^ (hash >>> 15), slotSize) & (table.length - 1);

/**
 * Maps words of ASCII texts to numbers. A repeated word is found without allocating a string: an average word of a shop
 * occurs some hundred times.
 */
export class PlainWords {
  readonly #numberOf: (word: string) => number | undefined;
  /** Letters of all words so far, followed by the one being read. */
  #pool = new Uint8Array(2 ** 16);
  #size = 0;
  /** Open-addressing hash table; each slot has {@link slotSize} adjacent numbers, since they are read together. */
  #table = new Int32Array(2 ** 13 * slotSize);
  #count = 0;

  /** @param numberOf called once for each word, normalised as by `wordsOf`; undefined skips the word */
  constructor(numberOf: (word: string) => number | undefined) {
    this.#numberOf = numberOf;
  }

  /** @returns false, without any calls of `take`, for a text that is not ASCII */
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
        const number = this.#table[this.#slotOf(begin, end, hash) + numberAt] ?? 0;
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
    const table = this.#table;
    const pool = this.#pool;
    let slot = slotFor(hash, table);
    for (; table[slot + lengthAt] !== 0; slot = (slot + slotSize) & (table.length - 1)) {
      if (table[slot] !== hash || table[slot + lengthAt] !== length) continue;
      const start = table[slot + startAt] ?? 0;
      let at = 0;
      while (at < length && pool[start + at] === pool[begin + at]) at += 1;
      if (at === length) return slot;
    }
    const number = this.#numberOf(String.fromCharCode(...pool.subarray(begin, end))) ?? -1;
    table.set([hash, begin, length, number + 1], slot);
    this.#size = end;
    this.#count += 1;
    return slot;
  }

  /** For so many more letters, of which at most every second ends a word. */
  #makeRoom(letters: number): void {
    if (this.#size + letters > this.#pool.length) {
      const before = this.#pool;
      this.#pool = new Uint8Array(2 * (before.length + letters));
      this.#pool.set(before);
    }
    while (slotSize * (2 * this.#count + letters) > this.#table.length) this.#growTable();
  }

  #growTable(): void {
    const before = this.#table;
    const table = new Int32Array(before.length * 4);
    for (let from = 0; from < before.length; from += slotSize) {
      if (before[from + lengthAt] === 0) continue;
      let slot = slotFor(before[from] ?? 0, table);
      while (table[slot + lengthAt] !== 0) slot = (slot + slotSize) & (table.length - 1);
      table.set(before.subarray(from, from + slotSize), slot);
    }
    this.#table = table;
  }
}
