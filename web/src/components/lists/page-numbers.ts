/** Inclusive. */
interface PageRange {
  from: number;
  to: number;
}

function pagesOf({ from, to }: PageRange): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** A list of so many pages shows them all in one row. */
const shortList = 7;

/** The first page, the last and those around this one; null for each gap. */
export function rowOfPages(page: number, count: number): (number | null)[] {
  if (count <= shortList) return pagesOf({ from: 1, to: count });
  const near = pagesOf({ from: Math.max(1, page - 1), to: Math.min(count, page + 1) });
  const numbers = [...new Set([1, ...near, count])];
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

interface PageJumps {
  /** All pages of the list, in blocks. */
  blocks: PageRange[];
  /** The pages of this page's block. */
  pages: number[];
}

/**
 * Undefined when the row shows all pages. There are about as many blocks as pages in a block, in round numbers, so that
 * two clicks lead anywhere: 417 pages are 17 blocks of 25.
 */
export function jumpsFrom(page: number, count: number): PageJumps | undefined {
  if (count <= shortList) return undefined;
  const length = Math.ceil(Math.sqrt(count) / 5) * 5;
  const blocks = Array.from({ length: Math.ceil(count / length) }, (_, index) => ({
    from: index * length + 1,
    to: Math.min(count, (index + 1) * length),
  }));
  const here = blocks.find(({ from, to }) => page >= from && page <= to);
  return { blocks, pages: here ? pagesOf(here) : [] };
}
