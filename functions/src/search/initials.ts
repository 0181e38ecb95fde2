import type { SearchPart } from './search-part.ts';
import { articles } from './stop-words.ts';
import { lowerBound } from './word-index.ts';

/** Shorter words are the initials of too many titles. */
const isInitials = /^[a-z]{4,8}$/;

function isBeginning({ index }: SearchPart, word: string): boolean {
  return index.words[lowerBound(index.words, word)]?.startsWith(word) ?? false;
}

/**
 * 'lotr' → 'lord', 'of', 'the', 'rings': the words of the most popular title with these initials, with or without a
 * leading article; only for a word that no indexed word begins with.
 */
export function titleOfInitials(
  parts: readonly SearchPart[],
  [typed = '', ...others]: readonly string[],
): string[] | undefined {
  if (others.length > 0 || !isInitials.test(typed)) return undefined;
  if (parts.some((part) => isBeginning(part, typed))) return undefined;
  let best: string[] | undefined;
  let highest = -1;
  for (const { index, titles, hidden, popularity, size } of parts) {
    if (!titles) continue;
    const { offsets, ranks } = titles;
    const wordAt = (at: number) => index.words[ranks[at] ?? -1] ?? '';
    for (let place = 0; place < size; place += 1) {
      const end = offsets[place + 1] ?? 0;
      const start = end - typed.length;
      const before = start - (offsets[place] ?? 0);
      if (before < 0 || before > 1 || hidden[place] || (popularity[place] ?? 0) <= highest) continue;
      if (before === 1 && !articles.has(wordAt(start - 1))) continue;
      if ([...typed].some((letter, word) => wordAt(start + word)[0] !== letter)) continue;
      highest = popularity[place] ?? 0;
      best = Array.from(typed, (_, word) => wordAt(start + word));
    }
  }
  return best;
}
