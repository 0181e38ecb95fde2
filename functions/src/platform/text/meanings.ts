/** Inverts lists of words by meaning. */
export function meanings(wordsOf: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const lists = Object.entries(wordsOf);
  return new Map(
    lists.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
  );
}
