import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { rowClasses } from '#components/lists/row-classes.ts';
import type { RowDrag } from '#components/lists/use-dragged-row.ts';
import { useMovableRows } from '#components/lists/use-movable-rows.ts';
import { ownError } from './save-settings.ts';

/** A row of a list, as what draws it needs it. */
export interface ListRow<Row> {
  row: Row;
  index: number;
  /** The name of its field: 'social[0]'. */
  path: string;
  /** Tells it from all others, wherever it stands; its first field has `data-focus={`name ${id}`}`. */
  id: string;
  /** The ids of all rows. */
  keys: readonly string[];
  isLast: boolean;
  drag: RowDrag;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

interface ListEditorProps<Row> {
  /** The name of the list's field. */
  name: string;
  /** What a row is called, for screen readers: 'link 1'. */
  nameOf: (row: Row, index: number) => string;
  /** What tells a stored row from all others, where that is not its place. */
  keyOf?: (row: Row) => string;
  /** The most rows that it may have. */
  most: number;
  /** What adds a row. */
  add: { words: string; row: Row; label?: string; variant?: 'quiet' };
  /** What stands there while it has no row, or as many as it may have. */
  empty?: ReactNode;
  full?: ReactNode;
  className?: string;
  rowsClassName?: string;
  children: (row: ListRow<Row>) => ReactNode;
}

/** The rows of a list, which are moved, added and removed; nothing is saved before the form is. */
export function ListEditor<Row>({ name, nameOf, keyOf, most, add, children, ...look }: ListEditorProps<Row>) {
  const [{ value }, { touched, error }, { setValue }] = useField<readonly Row[] | undefined>(name);
  const rows = value ?? [];
  const [known, setKnown] = useState<readonly string[]>([]);
  // Not those that are known once other settings have come, as an undo brings them.
  const keys =
    known.length === rows.length ? known : rows.map((row, index) => keyOf?.(row) || `${name}[${index}]`);
  const list = useMovableRows({
    rows,
    keys,
    nameOf,
    onChange(next, nextKeys) {
      void setValue(next);
      setKnown(nextKeys);
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
  /** What goes: 'link 1'. */
  of: string;
  row: Pick<ListRow<unknown>, 'id' | 'remove'>;
  className?: string;
}

/** Takes a row away; a list whose rows are not moved goes on here with the focus. */
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
