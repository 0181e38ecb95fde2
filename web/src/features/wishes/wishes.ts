/** A book that was wished for, or, with `in` false, no longer is; `at` is when that was last decided, in milliseconds. */
export interface Wish {
  bookId: string;
  at: number;
  in: boolean;
  /** So that the page can name a book that the shop no longer has. */
  title: string;
}

export type Wishes = readonly Wish[];

/** As many books as a list holds; with one more, the oldest decision goes. */
export const mostWishes = 200;

/** The books that are wished for, the newest wish first. */
export function wished(wishes: Wishes): Wishes {
  return wishes.filter((wish) => wish.in).toSorted((one, other) => other.at - one.at);
}

/** The list after another decision on a book. */
export function withDecision(wishes: Wishes, decision: Wish): Wishes {
  return [decision, ...wishes.filter(({ bookId }) => bookId !== decision.bookId)].slice(0, mostWishes);
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  const { bookId, at, title, in: isIn }: Partial<Record<keyof Wish, unknown>> = value;
  return (
    typeof bookId === 'string' &&
    typeof title === 'string' &&
    typeof at === 'number' &&
    typeof isIn === 'boolean'
  );
}

/** Reads a stored list; what is none is empty. */
export function parseWishes(stored: string | null): Wishes {
  try {
    const wishes: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(wishes) ? wishes.filter(isWish) : [];
  } catch (error) {
    console.warn('The stored wish list cannot be read:', error);
    return [];
  }
}
