import { t } from '@bookstore/functions/shared/words/words';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moved } from './moved.ts';
import { type RowDrag, useDraggedRow } from './use-dragged-row.ts';

interface Rows<Row> {
  rows: readonly Row[];
  /** One for each row, which it keeps when moved, so that React keeps the focus. */
  keys: readonly string[];
  nameOf: (row: Row, index: number) => string;
  onChange: (rows: Row[], keys: string[]) => void;
}

interface MovableRows<Row> {
  /** The element around the rows and the button that adds one. */
  list: RefObject<HTMLDivElement | null>;
  /** The last change, for screen readers. */
  said: string;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  add: (row: Row) => void;
  drag: (index: number) => RowDrag;
}

/**
 * The focus stays with the row, by the `data-focus` of its controls: 'up KEY', 'down KEY' (the remove button where rows
 * are not moved) and 'name KEY'; once the row is gone, it goes to the next one, or to `data-focus="add"`.
 */
export function useMovableRows<Row>({ rows, keys, nameOf, onChange }: Rows<Row>): MovableRows<Row> {
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
    setFocus(undefined);
  }, [focus]);

  function place(from: number, to: number): boolean {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length || to === from) return false;
    onChange(moved(rows, from, to), moved(keys, from, to));
    setSaid(
      t('{name}: place {place} of {all}', { name: nameOf(row, from), place: to + 1, all: rows.length }),
    );
    return true;
  }

  function move(from: number, to: number): void {
    if (place(from, to)) setFocus(`${to > from ? 'down' : 'up'} ${keys[from]}`);
  }

  function remove(index: number): void {
    const row = rows[index];
    if (row === undefined) return;
    const left = keys.toSpliced(index, 1);
    const next = left[Math.min(index, left.length - 1)];
    onChange(rows.toSpliced(index, 1), left);
    setFocus(next === undefined ? 'add' : `down ${next}`);
    setSaid(t('{name} removed', { name: nameOf(row, index) }));
  }

  function add(row: Row): void {
    const key = crypto.randomUUID();
    onChange([...rows, row], [...keys, key]);
    setFocus(`name ${key}`);
    setSaid('');
  }

  return { list, said, move, remove, add, drag: useDraggedRow(list, place) };
}
