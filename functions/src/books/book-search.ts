/** The most words of a book that are searchable, and the longest beginning of a word that is looked up. */
const wordLimit = 40;
const prefixLimit = 12;

/** The words of a text as search compares them: lower case, no accents, no apostrophes: "L'Œuvre" → ['lœuvre']. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** The `keywords` that a book is stored with: every beginning of every word of its title and author. */
export function searchKeywords(book: { title: string; author?: string | undefined }): string[] {
  const keywords = new Set<string>();
  for (const word of searchWords(`${book.title} ${book.author ?? ''}`).slice(0, wordLimit)) {
    const letters = [...word].slice(0, prefixLimit);
    for (let length = 1; length <= letters.length; length += 1) {
      keywords.add(letters.slice(0, length).join(''));
    }
  }
  return [...keywords];
}

/** The one keyword that narrows a search most, since the database looks up only one: the longest word's. */
export function leadingKeyword(words: readonly string[]): string {
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return [...longest].slice(0, prefixLimit).join('');
}

/** Whether each of the words begins a word of the book's title or author. */
export function matchesWords(book: { title: string; author?: string | undefined }, words: readonly string[]) {
  const own = searchWords(`${book.title} ${book.author ?? ''}`);
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}
