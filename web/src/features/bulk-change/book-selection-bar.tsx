import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { figure } from '#components/labels/figure.ts';
import { countedBooks } from '#entities/book/counted.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';

export type BulkAction = 'price' | 'category' | 'trending' | 'stock' | 'delete';

/** Those with a preview before they begin. */
export type PlannedAction = Exclude<BulkAction, 'stock'>;

const changes: readonly (readonly [BulkAction, label: string])[] = [
  ['price', t('Change price')],
  ['category', t('Set category')],
  ['trending', t('Set trending')],
  ['stock', t('Change stock')],
];

interface BookSelectionBarProps {
  total: number;
  selection: BookSelection;
  onAction: (action: BulkAction) => void;
}

export function BookSelectionBar({ total, selection, onAction }: BookSelectionBarProps) {
  const { count, isAll } = selection;
  return (
    <section
      aria-label="Selected books"
      className="sticky top-0 z-10 md:top-16 flex flex-wrap items-center gap-x-2 gap-y-1 border-y border-line bg-sunken px-4 py-1.5"
    >
      <p role="status" className="text-[0.9375rem] font-medium tabular-nums">
        {isAll
          ? t('All {books} selected', { books: countedBooks(count) })
          : t('{count} selected', { count: figure(count) })}
      </p>
      {!isAll && count < total && (
        <Button variant="quiet" onClick={selection.selectAll} className="px-2!">
          {t('Select all {total} that match', { total: figure(total) })}
        </Button>
      )}
      <Button variant="quiet" onClick={selection.clear} className="me-auto px-2!">
        Clear
      </Button>
      <div className="-mx-4 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:w-auto lg:px-0">
        {changes.map(([action, label]) => (
          <Button key={action} variant="secondary" onClick={() => onAction(action)} className="bg-surface">
            {label}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onAction('delete')} className="bg-surface">
          <TrashIcon />
          Delete selected
        </Button>
      </div>
    </section>
  );
}
