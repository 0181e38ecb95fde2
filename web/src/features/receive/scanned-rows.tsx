import { mostWaiting, type ScannedBook } from '@bookstore/functions/shared/stock/posting';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { memo } from 'react';
import { Button } from '#components/forms/button.tsx';
import { figure } from '#components/labels/figure.ts';
import { countedBooks, countedCopies } from '#entities/book/counted.ts';
import { CopiesBox } from '#entities/isbn-scan/copies-box.tsx';
import type { ScannedRow } from './received-scans.ts';

interface ScannedRowProps {
  row: ScannedRow;
  /** Undefined while loading. */
  scanned: ScannedBook | undefined;
  onCopies: (isbn: string, copies: number) => void;
  onRemove: (isbn: string) => void;
}

function StockOf({ scanned, copies }: { scanned: ScannedBook; copies: number }) {
  const { onHand, shelf, waiting } = scanned;
  const stock = { copies: figure(onHand ?? copies), shelf: shelf ?? '' };
  return (
    <>
      {onHand === undefined
        ? t('not counted yet: counting starts with {copies}', stock)
        : shelf
          ? t('{copies} in stock, shelf {shelf}', stock)
          : t('{copies} in stock', stock)}
      {waiting > 0 && (
        <strong className="block font-semibold text-ochre-ink">
          {waiting >= mostWaiting
            ? t('{most} or more orders wait for this', { most: mostWaiting })
            : plural(waiting, '{count} order waits for this', '{count} orders wait for this')}
        </strong>
      )}
    </>
  );
}

export const BookRow = memo(function BookRow({ row, scanned, onCopies, onRemove }: ScannedRowProps) {
  const { isbn, copies } = row;
  const title = scanned?.book?.title ?? isbn;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-[0.9375rem]">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted tabular-nums">
          {scanned ? `${isbn} · ` : t('Looking..')}
          {scanned && <StockOf scanned={scanned} copies={copies} />}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <CopiesBox
          label={t('Copies of {title}', { title })}
          copies={copies}
          onCopies={(count) => onCopies(isbn, count)}
        />
        <Button variant="remove" aria-label={t('Remove {title}', { title })} onClick={() => onRemove(isbn)}>
          Remove
        </Button>
      </div>
    </li>
  );
});

/** '40 copies of 12 books' */
export function copiesOfBooks(rows: readonly ScannedRow[]): string {
  const copies = sumOf(rows, 'copies');
  return t('{copies} of {books}', { copies: countedCopies(copies), books: countedBooks(rows.length) });
}
