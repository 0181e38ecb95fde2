import type { EditedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { shelfLimits } from '@bookstore/functions/shared/shelf/shelf-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { TranslatedText } from '#components/forms/translated-text.tsx';
import { DragHandle } from '#components/lists/drag-handle.tsx';
import { rowClasses } from '#components/lists/row-classes.ts';
import type { RowDrag } from '#components/lists/use-dragged-row.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

export type RowBook = EditedShelf['books'][number];

interface ShelfRowProps {
  name: string;
  bookId: string;
  title: string;
  /** Undefined for a book that is no longer in the shop. */
  book: RowBook | undefined;
  place: number;
  count: number;
  drag: RowDrag;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function ShelfRow(props: ShelfRowProps) {
  const { name, title, book, place, drag } = props;
  return (
    <li
      data-row
      className={`grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 max-[20rem]:grid-cols-1 sm:grid-rows-[auto_1fr] gap-y-3 rounded-lg border border-line-strong/40 bg-surface p-3 sm:p-4 ${rowClasses(drag)}`}
    >
      <div className="grid content-start justify-items-center max-[20rem]:flex sm:row-span-2">
        <div aria-hidden="true" className="w-full max-[20rem]:w-12">
          {book ? (
            <BookCover book={book} sizes="48px" />
          ) : (
            <div className="aspect-[2/3] rounded-[3px] bg-sunken" />
          )}
        </div>
        <DragHandle onGrab={drag.onGrab} />
      </div>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium wrap-anywhere">
            <span className="me-2 text-muted tabular-nums">{place + 1}</span>
            {title}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {book ? book.author : t('Shoppers do not see it. It comes back when the book is restored.')}
          </p>
        </div>
        <RowActions {...props} />
      </div>
      <div className="col-span-full grid grid-cols-1 items-start gap-3 sm:col-span-1 sm:col-start-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="grid gap-3">
          <TextArea name={`${name}.note`} label="Note" rows={2} maxLength={shelfLimits.note} />
          <TranslatedText name={`${name}.notes`} label="Note" rows={2} maxLength={shelfLimits.note} />
        </div>
        <TextField name={`${name}.by`} label="Name" autoComplete="off" maxLength={shelfLimits.by} />
      </div>
    </li>
  );
}

/** A button at the end of the list stays enabled, so that the focus stays. */
function RowActions({ bookId, title, place, count, onMove, onRemove }: ShelfRowProps) {
  return (
    <div className="-me-2 flex flex-wrap gap-1">
      <Button
        variant="secondary"
        aria-label={t('Move up: {title}', { title })}
        data-focus={`up ${bookId}`}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
        className="px-3!"
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Button
        variant="secondary"
        aria-label={t('Move down: {title}', { title })}
        data-focus={`down ${bookId}`}
        aria-disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
        className="px-3!"
      >
        <span aria-hidden="true">↓</span>
      </Button>
      <Button
        variant="remove"
        aria-label={t('Remove {title}', { title })}
        onClick={onRemove}
        className="px-3!"
      >
        Remove
      </Button>
    </div>
  );
}
