import { postingLimits } from '@bookstore/functions/shared/stock/posting';
import { t } from '@bookstore/functions/shared/words/words';
import { useCallback, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { figure } from '#components/labels/figure.ts';
import { DeskHead, deskColumns, panel } from '#components/layout/desk-head.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { countedBooks, countedCopies } from '#entities/book/counted.ts';
import { ScanField } from '#entities/isbn-scan/scan-field.tsx';
import { UnreadScans } from '#entities/isbn-scan/unread-scans.tsx';
import { useScannedBooks } from '#entities/isbn-scan/use-scanned-books.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { useLocalStore } from '#lib/browser/local-store.ts';
import { PastDeliveries } from './past-deliveries.tsx';
import {
  nothingScanned,
  receivedWords,
  type ScannedRow,
  scannedStore,
  withRow,
  withScan,
} from './received-scans.ts';
import { BookRow, copiesOfBooks } from './scanned-rows.tsx';
import { UnknownBooks } from './unknown-books.tsx';
import { useReceiving } from './use-receiving.ts';

const change = (isbn: string, to: Partial<ScannedRow> | undefined) =>
  scannedStore.set(withRow(scannedStore.get(), isbn, to));

/** Scans stay on this browser until one press books them all. */
export function ReceivePage() {
  const delivery = useLocalStore(scannedStore, nothingScanned);
  const { rows, unread, sent, supplier, note } = delivery;
  const { scannedBooks, isError, retry, lookAgain } = useScannedBooks(rows.map(({ isbn }) => isbn));
  const { data: deliveries, isError: isListMissing, refetch } = useAdminQuery('GET /api/deliveries', {});
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<{ row?: ScannedRow; problem?: string; said?: string }>({});
  const { progress, isSending, problem, receive, sendAgain } = useReceiving(scannedBooks, (posting, sent) => {
    setLast({ said: receivedWords(posting, sent, scannedBooks) });
    lookAgain('known');
    void refetch();
    input.current?.focus();
  });

  const onCopies = useCallback((isbn: string, copies: number) => change(isbn, { copies }), []);
  const onRemove = useCallback((isbn: string) => {
    change(isbn, undefined);
    input.current?.focus();
  }, []);

  const isUnknown = ({ isbn }: ScannedRow) =>
    scannedBooks.has(isbn) && scannedBooks.get(isbn)?.book === undefined;
  const listed = rows.filter((row) => !isUnknown(row));
  const ready = listed.filter(({ isbn }) => scannedBooks.get(isbn)?.book !== undefined);
  const titleOf = ({ isbn }: ScannedRow) => scannedBooks.get(isbn)?.book?.title ?? isbn;
  const said = last.row ? `${titleOf(last.row)}: ${countedCopies(last.row.copies)}` : last.said;

  function scan(text: string, isKnown: boolean): void {
    const next = withScan(scannedStore.get(), text, isKnown);
    scannedStore.set(next.delivery);
    if (next.row || next.problem) setLast(next);
  }

  return (
    <>
      <DeskHead
        title="Receive a delivery"
        hint="Scan each copy, or type its ISBN. Nothing is booked before you press Receive."
      />
      <div className={deskColumns}>
        <section aria-label="Scan" className={panel}>
          <div className="mb-4 grid gap-4 sm:grid-cols-2">
            <TextInput
              label="Supplier"
              value={supplier}
              maxLength={postingLimits.supplier}
              autoComplete="organization"
              onChange={(text) => scannedStore.set({ ...scannedStore.get(), supplier: text })}
            />
            <TextInput
              label="Note"
              value={note}
              maxLength={postingLimits.note}
              onChange={(text) => scannedStore.set({ ...scannedStore.get(), note: text })}
            />
          </div>
          <ScanField input={input} said={said ?? ''} problem={last.problem ?? ''} onScan={scan} />
          {isError && (
            <LoadingFailure text="The titles could not be loaded; what you scan is kept." onRetry={retry} />
          )}
          <UnreadScans
            texts={unread}
            onClear={() => scannedStore.set({ ...scannedStore.get(), unread: [] })}
          />
          {sent && (
            <p role="status" className="mt-4 text-[0.9375rem]">
              {progress
                ? t('{done} of {books} booked …', {
                    done: figure(progress.done),
                    books: countedBooks(progress.books),
                  })
                : t('{copies} sent.', { copies: copiesOfBooks(sent.rows) })}
            </p>
          )}
          <ProblemNote text={problem} className="mt-4" />
          {sent ? (
            <Button busy={isSending} onClick={sendAgain} className="mt-4">
              {isSending ? t('Receiving..') : t('Send {copies} again', { copies: copiesOfBooks(sent.rows) })}
            </Button>
          ) : (
            ready.length > 0 && (
              <Button onClick={receive} className="mt-4">
                {t('Receive {copies}', { copies: copiesOfBooks(ready) })}
              </Button>
            )
          )}
          {listed.length > 0 && (
            <ul aria-label="Scanned books" className="mt-4 divide-y divide-line border-y border-line">
              {listed.map((row) => (
                <BookRow
                  key={row.isbn}
                  row={row}
                  scanned={scannedBooks.get(row.isbn)}
                  onCopies={onCopies}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          )}
          <UnknownBooks
            rows={rows.filter(isUnknown)}
            onDraft={(isbn, draftId) => change(isbn, { draftId })}
            onRemove={onRemove}
            onLookAgain={() => lookAgain('unknown')}
          />
        </section>
        <PastDeliveries deliveries={deliveries} isError={isListMissing} onChanged={() => void refetch()} />
      </div>
    </>
  );
}
