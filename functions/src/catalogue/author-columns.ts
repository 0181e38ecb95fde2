import { GrowingArray } from '../search/growing-array.ts';
import { type Author, authorsOf, fullerName } from '../shared/author/author.ts';
import { withSpellings } from './name-spellings.ts';
import { searchWords } from './search-words.ts';

export interface AuthorColumns {
  /** Distinct; an author's number is the index here. */
  list: readonly Author[];
  numberOf: ReadonlyMap<string, number>;
  /** Start of each book's authors in `numbers`, and the end of the last. */
  offsets: Uint32Array;
  numbers: Uint32Array;
}

interface Named {
  numbers: readonly number[];
  words: readonly number[];
}

export class AuthorColumnsBuilder {
  readonly #list: Author[] = [];
  readonly #numberOf = new Map<string, number>();
  /** Cached by text: most authors have several books. */
  readonly #cache = new Map<string, Named>();
  readonly #offsets: Uint32Array;
  readonly #numbers = new GrowingArray();

  readonly #numberOfWord: (word: string) => number;

  constructor(size: number, numberOfWord: (word: string) => number) {
    this.#offsets = new Uint32Array(size + 1);
    this.#numberOfWord = numberOfWord;
  }

  /** @returns the numbers of the words of the author's text */
  add(place: number, text: string): readonly number[] {
    const { numbers, words } = this.#cache.get(text) ?? this.#read(text);
    for (const number of numbers) this.#numbers.push(number);
    this.#offsets[place + 1] = this.#numbers.length;
    return words;
  }

  #read(text: string): Named {
    const numbers = authorsOf(text).map((author) => {
      const number = this.#numberOf.get(author.slug) ?? this.#list.push(author) - 1;
      this.#numberOf.set(author.slug, number);
      this.#list[number] = fullerName(this.#list[number] ?? author, author);
      return number;
    });
    const named = { numbers, words: withSpellings(searchWords(text)).map(this.#numberOfWord) };
    this.#cache.set(text, named);
    return named;
  }

  build(): AuthorColumns {
    return {
      list: this.#list,
      numberOf: this.#numberOf,
      offsets: this.#offsets,
      numbers: this.#numbers.toArray(),
    };
  }
}
