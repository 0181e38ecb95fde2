/** How each character of ASCII stands in a word, 0 where it ends one, and {@link leftOut} for an apostrophe. */
const letters = new Uint8Array(128);
const leftOut = 1;
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  const code = letter.charCodeAt(0);
  letters[code] = code;
  letters[letter.toUpperCase().charCodeAt(0)] = code;
}
letters["'".charCodeAt(0)] = leftOut;

/** Of each word its hash, where its letters begin, their count, and one more than its number, or 0 for one without. */
const slotSize = 4;
const [startAt, lengthAt, numberAt] = [1, 2, 3];

const withLetter = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193);

const slotFor = (hash: number, table: Int32Array) =>
  Math.imul(hash ^ (hash >>> 15), slotSize) & (table.length - 1);

/**
 * The numbers of the words of texts in ASCII. A word that was met before is found without a string of its own, since the
 * texts of a shop have each some hundred times.
 */
export class PlainWords {
  readonly #numberOf: (word: string) => number | undefined;
  /** The letters of all words that were met, behind which stands the one that is read. */
  #pool = new Uint8Array(2 ** 16);
  #size = 0;
  /** Where the hash of a word says, or behind it, its {@link slotSize} numbers: side by side, since they are read together. */
  #table = new Int32Array(2 ** 13 * slotSize);
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

  /** For so many more letters, of which each second ends a word. */
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
