/** What each of some words means, by the meaning of each list of them. */
export function meanings(wordsOf: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const lists = Object.entries(wordsOf);
  return new Map(
    lists.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
  );
}
