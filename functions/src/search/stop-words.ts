const stopWords = new Set('a an and at by for from in of on or the to with'.split(' '));

/** Whether a word says nothing of a text: a result needs another word of the query. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** What may stand before the words that a title is known by. */
export const articles = ['a', 'an', 'the'];
