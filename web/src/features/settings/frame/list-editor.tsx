import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { rowClasses } from '#components/lists/row-classes.ts';
import type { RowDrag } from '#components/lists/use-dragged-row.ts';
import { useMovableRows } from '#components/lists/use-movable-rows.ts';
import { ownError } from './save-settings.ts';

export interface ListRow<Row> {
  row: Row;
  index: number;
  /** The field's name: 'social[0]'. */
  path: string;
  /** Stays the same when the row moves; its first field has `data-focus={`name ${id}`}`. */
  id: string;
  /** The ids of all rows. */
  keys: readonly string[];
  isLast: boolean;
  drag: RowDrag;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

interface ListEditorProps<Row> {
  name: string;
  /** A row's name for screen readers: 'link 1'. */
  nameOf: (row: Row, index: number) => string;
  /** Identifies a stored row where its position does not. */
  keyOf?: (row: Row) => string;
  most: number;
  add: { words: string; row: Row; label?: string; variant?: 'quiet' };
  /** Shown without rows, and at the maximum. */
  empty?: ReactNode;
  full?: ReactNode;
  className?: string;
  rowsClassName?: string;
  children: (row: ListRow<Row>) => ReactNode;
}

/** Rows can be moved, added and removed; nothing is saved before the form is. */
export function ListEditor<Row>({ name, nameOf, keyOf, most, add, children, ...look }: ListEditorProps<Row>) {
  const [{ value }, { touched, error }, { setValue }] = useField<readonly Row[] | undefined>(name);
  const rows = value ?? [];
  const [keptKeys, setKeptKeys] = useState<readonly string[]>([]);
  // Without keys kept from before: an undo brings other settings.
  const keys =
    keptKeys.length === rows.length
      ? keptKeys
      : rows.map((row, index) => keyOf?.(row) || `${name}[${index}]`);
  const list = useMovableRows({
    rows,
    keys,
    nameOf,
    onChange(next, nextKeys) {
      void setValue(next);
      setKeptKeys(nextKeys);
    },
  });
  const problem = touched && ownError(error);
  return (
    <div ref={list.list} className={`grid grid-cols-1 ${look.className ?? 'gap-5'}`}>
      <ul className={`grid grid-cols-1 empty:hidden ${look.rowsClassName ?? 'gap-[inherit]'}`}>
        {rows.map((row, index) => {
          const [id = '', drag] = [keys[index], list.drag(index)];
          return (
            <li key={id} data-row className={`min-w-0 ${rowClasses(drag)}`}>
              {children({
                row,
                index,
                path: `${name}[${index}]`,
                id,
                keys,
                drag,
                isLast: index === rows.length - 1,
                move: (by) => list.move(index, index + by),
                remove: () => list.remove(index),
              })}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {list.said}
      </p>
      {problem && (
        <p role="alert" className="text-sm failure-note">
          {problem}
        </p>
      )}
      {rows.length === 0 && look.empty}
      {rows.length < most && (
        <Button
          variant={add.variant ?? 'secondary'}
          data-focus="add"
          aria-label={add.label}
          onClick={() => list.add(add.row)}
          className={`justify-self-start ${add.variant ? 'px-0! whitespace-normal! text-start' : ''}`}
        >
          {add.words}
        </Button>
      )}
      {rows.length >= most && look.full}
    </div>
  );
}

interface RemoveRowProps {
  /** What is removed: 'link 1'. */
  of: string;
  row: Pick<ListRow<unknown>, 'id' | 'remove'>;
  className?: string;
}

/** In a list without move buttons, this also moves the focus on. */
export function RemoveRow({ of, row, className = '' }: RemoveRowProps) {
  return (
    <Button
      variant="remove"
      aria-label={t('Remove {row}', { row: of })}
      data-focus={`down ${row.id}`}
      onClick={row.remove}
      className={`justify-self-start px-0! ${className}`}
    >
      Remove
    </Button>
  );
}
