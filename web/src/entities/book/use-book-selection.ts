import type { Book } from '@bookstore/functions/shared/book/book';
import { mostSelectedIds } from '@bookstore/functions/shared/catalogue/book-selection';
import { useState } from 'react';
import { type BookFilter, bookFilterSearch, conditionsOf } from './book-filter.ts';

/** Some books, over all pages of the list, or all that match the filter. */
export interface BookSelection {
  count: number;
  isAll: boolean;
  /** As the API takes it; undefined when nothing is selected. */
  request: { ids: string[] } | { filter: ReturnType<typeof conditionsOf> } | undefined;
  has: (id: string) => boolean;
  /** Adds or removes books, up to as many as one request can name. */
  set: (books: readonly Book[], isSelected: boolean) => void;
  /** Over all pages of the list. */
  selectAll: () => void;
  clear: () => void;
}

/** Another filter empties the selection. */
export function useBookSelection(filter: BookFilter, total: number): BookSelection {
  const conditions = bookFilterSearch(conditionsOf(filter));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [knownConditions, setKnown] = useState(conditions);
  if (knownConditions !== conditions) {
    setKnown(conditions);
    setSelected(new Set());
    setAll(false);
  }
  const ids = [...selected];
  return {
    count: isAll ? total : ids.length,
    isAll,
    request: isAll ? { filter: conditionsOf(filter) } : ids.length > 0 ? { ids } : undefined,
    has: (id) => isAll || selected.has(id),
    set(books, isSelected) {
      const before = isAll ? [] : ids;
      const named = books.map(({ _id }) => _id);
      const after = isSelected
        ? [...new Set([...before, ...named])].slice(0, mostSelectedIds)
        : before.filter((id) => !named.includes(id));
      setAll(false);
      setSelected(new Set(after));
    },
    selectAll: () => setAll(true),
    clear() {
      setAll(false);
      setSelected(new Set());
    },
  };
}
