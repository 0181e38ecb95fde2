import type { Books } from './books.ts';

/** Stops at the last book needed and reads no entries. @param counts number of books by category number */
export function newestOfEach(
  books: Books,
  counts: Uint32Array,
  categories: readonly string[],
  most: number,
): number[][] {
  const chosen = categories.map((): number[] => []);
  const chosenOf = new Map(chosen.map((list, at) => [books.categoryNumber(categories[at] ?? ''), list]));
  let missing = 0;
  for (const category of chosenOf.keys()) missing += Math.min(most, counts[category] ?? 0);
  for (const number of books.order('newest')) {
    if (missing === 0) break;
    const { part, place } = books.locate(number);
    const list = chosenOf.get(part.categories[place] ?? -1);
    if (!list || list.length === most) continue;
    list.push(number);
    missing -= 1;
  }
  return chosen;
}
