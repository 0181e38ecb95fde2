import { editDistance } from '../search/edit-distance.ts';
import { forgivenEdits } from '../search/similar-words.ts';
import { categories, categoryLabel } from '../shared/book/category.ts';
import type { CategoryCount } from '../shared/catalogue/catalogue.ts';
import { wordsOf } from '../shared/values/words.ts';

/** Those that have books. */
function countedCategories(counts: Uint32Array): CategoryCount[] {
  return categories
    .map((category, place) => ({ category, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The categories whose words begin with what was typed, but for typos. */
export function suggestedCategories(words: readonly string[], counts: Uint32Array): CategoryCount[] {
  const begins = (word: string, label: string) =>
    label.startsWith(word) ||
    editDistance(word, label, forgivenEdits(word.length), true) <= forgivenEdits(word.length);
  return countedCategories(counts).filter(({ category }) => {
    const labels = wordsOf(categoryLabel(category));
    return words.every((word) => labels.some((label) => begins(word, label)));
  });
}

/** The category that words name as they are, or, with `mayHaveTypos`, but for typos. */
export function namedCategory(
  words: readonly string[],
  counts: Uint32Array,
  mayHaveTypos: boolean,
): CategoryCount | undefined {
  const text = words.join(' ');
  const most = mayHaveTypos ? forgivenEdits(text.length) : 0;
  const typos = (category: string) =>
    Math.min(
      ...[category, categoryLabel(category)].map((name) => editDistance(text, wordsOf(name).join(' '), most)),
    );
  const [closest] = countedCategories(counts)
    .map((counted) => ({ counted, edits: typos(counted.category) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  return closest?.counted;
}
