import { isDifferent, type Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { LoadingFailure, NotLoaded } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { countedCopies } from '#entities/book/counted.ts';
import { ScanField } from '#entities/isbn-scan/scan-field.tsx';
import { UnreadScans } from '#entities/isbn-scan/unread-scans.tsx';
import { PostingSteps } from '#entities/posting/posting-steps.tsx';
import { isNotFound } from '#lib/api.ts';
import { BookDifferences } from './book-differences.tsx';
import { CountTable } from './count-table.tsx';
import {
  countsStore,
  nothingCounted,
  withCorrection,
  withCountedScan,
  withPending,
} from './counted-scans.ts';
import { DiscardStocktake } from './discard-stocktake.tsx';
import { useStocktake } from './stocktake-commands.ts';
import { stocktakeName } from './stocktake-words.ts';
import { useCounting } from './use-counting.ts';

/** Counted by one person or several, then compared and booked. */
export function OneStocktake({ id }: { id: string }) {
  const { stocktake, error, refetch } = useStocktake(id);
  const navigate = useNavigate();
  if (!stocktake || isNotFound(error)) {
    return (
      <>
        <DeskHead title="Stocktake" />
        <NotLoaded
          error={error}
          gone={t('There is no such stocktake: it may have been discarded.')}
          failed="The stocktake could not be loaded."
          onRetry={refetch}
        />
      </>
    );
  }
  const parts = { stocktake, onChanged: () => void refetch() };
  function onDiscarded(): void {
    countsStore(id).set(nothingCounted);
    void navigate(dashboardPaths.stocktake);
  }

  return (
    <>
      <DeskHead title={t('Stocktake: {name}', { name: stocktakeName(stocktake) })}>
        <Link to={dashboardPaths.stocktake} className={`${buttonClasses('quiet')} -my-2 px-0!`}>
          All stocktakes
        </Link>
      </DeskHead>
      <section aria-label="Count" className={panel}>
        {stocktake.state === 'booked' ? (
          <Booked {...parts} />
        ) : (
          <Counting {...parts} onDiscarded={onDiscarded} />
        )}
      </section>
    </>
  );
}

interface PartProps {
  stocktake: Stocktake;
  onChanged: () => void;
}

function Booked({ stocktake: { lines, posting }, onChanged }: PartProps) {
  const different = lines.filter(isDifferent);
  const isUndone = posting?.state === 'undone';
  return (
    <>
      <p role="status" className="mb-3">
        {different.length === 0 && t('Nothing differed.')}
        {different.length > 0 &&
          (isUndone
            ? plural(
                different.length,
                '{count} difference booked and undone.',
                '{count} differences booked and undone.',
              )
            : plural(different.length, '{count} difference booked.', '{count} differences booked.'))}
      </p>
      {posting && <PostingSteps posting={posting} name={t('this stocktake')} onChanged={onChanged} />}
      <CountTable title="Differences" lines={different} />
    </>
  );
}

function Counting({ stocktake, onChanged, onDiscarded }: PartProps & { onDiscarded: () => void }) {
  const { id, isWhole } = stocktake;
  const [latest, setLatest] = useState(stocktake);
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<{ isbn?: string; problem?: string }>({});
  const onSent = useCallback((next: Stocktake) => setLatest(next), []);
  const { scannedBooks, isError, retry, lookAgain, store, counted, problem, sendAgain } = useCounting(
    id,
    onSent,
  );

  // Others count, too: the latest answer, to a poll or to this browser's counts.
  const [asked, setAsked] = useState(stocktake);
  if (asked !== stocktake) {
    setAsked(stocktake);
    setLatest(stocktake);
  }
  const lines = withPending(latest.lines, counted, scannedBooks);
  const countedLines = lines.filter((line) => line.counted > 0);
  const unknown = counted.scans.filter(({ isbn }) => scannedBooks.has(isbn) && !scannedBooks.get(isbn)?.book);
  const isWaiting = counted.scans.length > unknown.length || counted.batch !== undefined;
  const lastBook = last.isbn === undefined ? undefined : scannedBooks.get(last.isbn)?.book;
  const lastLine = lines.find(({ bookId }) => bookId === lastBook?.id);
  const said = lastLine ? `${lastLine.title}: ${countedCopies(lastLine.counted)}` : (last.isbn ?? '');

  const onCount = useCallback(
    (bookId: string, copies: number, before: number) =>
      store.set(withCorrection(store.get(), bookId, copies - before)),
    [store],
  );

  function scan(text: string, isKnown: boolean): void {
    const next = withCountedScan(store.get(), text, isKnown);
    store.set(next.counted);
    if (next.isbn || next.problem) setLast(next);
  }

  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-muted">
        {t(
          'Scan every copy that is there; leave out those that are set aside for orders. Others can count with you on this page.',
        )}
        {!isWhole &&
          t(' There are too many books to list those that are expected: only what is scanned is compared.')}
      </p>
      <ScanField input={input} said={said} problem={last.problem ?? ''} onScan={scan} />
      {isError && (
        <LoadingFailure text="The titles could not be loaded; what you scan is kept." onRetry={retry} />
      )}
      {problem && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-x-3 failure-note">
          {problem}
          <Button variant="quiet" onClick={sendAgain} className="px-2!">
            Send again
          </Button>
        </p>
      )}
      <UnreadScans texts={counted.unread} onClear={() => store.set({ ...store.get(), unread: [] })} />
      {unknown.length > 0 && (
        <div className="mt-4 rounded-lg bg-sunken px-4 py-2 text-[0.9375rem]">
          <p className="wrap-anywhere">
            {t('Not in the shop, and not counted: {isbns}', {
              isbns: unknown.map(({ isbn, copies }) => `${isbn} (${copies})`).join(', '),
            })}
          </p>
          <Button variant="quiet" onClick={() => lookAgain('unknown')} className="px-0!">
            Look again
          </Button>
        </div>
      )}
      <BookDifferences id={id} lines={lines} isWaiting={isWaiting} onBooked={onChanged}>
        <DiscardStocktake stocktake={{ ...latest, lines }} onDiscarded={onDiscarded} />
      </BookDifferences>
      <CountTable title="Counted" lines={countedLines} onCount={onCount} />
      <CountTable
        title="Not found yet"
        lines={lines.filter((line) => line.counted === 0)}
        onCount={onCount}
      />
    </>
  );
}
