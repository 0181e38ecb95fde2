import type { QueryWord } from './query-word.ts';
import type { SearchPart } from './search-part.ts';
import { articles } from './stop-words.ts';

/** Ignores a leading article. */
export function titleBeginnings(
  { index, titles }: SearchPart,
  query: readonly QueryWord[],
  part: number,
  isTyping: boolean,
): (place: number) => boolean {
  const ranges = query.map(({ candidates }, word): readonly [number, number] => {
    const own = candidates[part];
    if (!own) return [0, 0];
    const [from, to] = own.prefix;
    return isTyping && word === query.length - 1 ? [from, to] : [from, own.isExact ? from + 1 : from];
  });
  if (!titles || ranges.some(([from, to]) => from >= to)) return () => false;
  const { offsets, ranks } = titles;
  return (place) => {
    const start = offsets[place] ?? 0;
    const end = offsets[place + 1] ?? 0;
    const beginsAt = (at: number) =>
      at + ranges.length <= end &&
      ranges.every(([from, to], word) => {
        const rank = ranks[at + word] ?? 0;
        return rank >= from && rank < to;
      });
    return beginsAt(start) || (articles.has(index.words[ranks[start] ?? -1] ?? '') && beginsAt(start + 1));
  };
}
