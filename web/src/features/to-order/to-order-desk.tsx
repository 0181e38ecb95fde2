import { type BookToOrder, copiesToOrder } from '@bookstore/functions/shared/order/to-order';
import { may } from '@bookstore/functions/shared/people/roles';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { postingLimits } from '@bookstore/functions/shared/stock/posting';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DeskHead, panel, saveBar } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useShop } from '#config/shop.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { ToOrderRow } from './to-order-row.tsx';
import { bySupplier, mailAddress, type WantedCopies } from './to-order-words.ts';

const lists = {
  waiting: { label: t('Shoppers wait'), nothing: t('No shopper waits for a book.') },
  low: { label: t('Running low'), nothing: t('No book runs low.') },
} as const;

const tabClasses =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/60 px-3.5 text-[0.9375rem] whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current]:border-accent aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-accent forced-colors:aria-[current]:underline';

const orderedOf = ({ reorder }: BookToOrder) => reorder?.copies ?? 0;

const isValid = (copies: string) =>
  /^\d+$/.test(copies) && Number(copies) >= 1 && Number(copies) <= postingLimits.copies;

/** Books that shoppers wait for or that run low, by supplier, and what was ordered. */
export function ToOrderDesk() {
  const shop = useShop();
  const role = useAdminRole();
  const [parameters] = useSearchParams();
  const list = parameters.get('list') === 'low' ? 'low' : 'waiting';
  const asked = useAdminQuery('GET /api/to-order', {});
  const { data, refetch } = asked;
  const { busy, running, run } = useCommand();
  const [typed, setTyped] = useState<Readonly<Record<string, { isChosen?: boolean; copies?: string }>>>({});

  const books = data?.books.filter(({ orders }) => orders.length > 0 === (list === 'waiting')) ?? [];
  const rows = books.map((book) => {
    const proposed = copiesToOrder(book).all;
    const { isChosen = list === 'waiting' && proposed > 0, copies = String(Math.max(1, proposed)) } =
      typed[book.bookId] ?? {};
    return { book, isChosen, copies };
  });
  const wanted: WantedCopies[] = rows
    .filter(({ isChosen, copies }) => isChosen && isValid(copies))
    .map(({ book, copies }) => ({ book, copies: Number(copies) }));
  const mail = mailAddress(wanted, shop.shopName);
  const type = (bookId: string, change: { isChosen?: boolean; copies?: string }) =>
    setTyped((before) => ({ ...before, [bookId]: { ...before[bookId], ...change } }));

  const note = (name: string, noted: readonly WantedCopies[], done: string) =>
    run({
      name,
      failed: t('Nothing was noted as ordered'),
      done,
      send: () =>
        callAdminApi('PUT /api/to-order', {
          body: {
            bookIds: noted.map(({ book }) => book.bookId),
            before: noted.map(({ book }) => orderedOf(book)),
            copies: noted.map(({ book, copies }) => (copies === 0 ? 0 : orderedOf(book) + copies)),
          },
        }),
      onDone: () => setTyped({}),
      onEnd: refetch,
    });

  const give = ({ bookId, title }: BookToOrder) =>
    run({
      name: bookId,
      failed: t('The copies of {title} were not given', { title }),
      send: () => callAdminApi('POST /api/to-order/given', { body: { bookIds: [bookId] } }),
      done: t('The copies of {title} go to those who wait longest', { title }),
      onEnd: refetch,
    });

  const download = () =>
    run({
      name: 'download',
      failed: t('The list could not be exported'),
      send: async () => {
        const csv = await downloadAsAdmin('GET /api/to-order/export', {});
        saveFile(t('to-order.csv'), csv, 'text/csv;charset=utf-8');
      },
    });

  return (
    <>
      <DeskHead
        title="To order"
        id="to-order-title"
        hint="What shoppers wait for and what runs low, by supplier. What comes goes to those who wait longest, once you receive it."
      >
        <Button variant="secondary" busy={running === 'download'} onClick={() => void download()}>
          Export CSV
        </Button>
      </DeskHead>
      <section aria-labelledby="to-order-title" className={panel}>
        <nav aria-label="Lists">
          <ul className="flex flex-wrap gap-2">
            {(['waiting', 'low'] as const).map((one) => (
              <li key={one}>
                <Link
                  to={{ search: one === 'low' ? '?list=low' : '' }}
                  aria-current={one === list ? 'true' : undefined}
                  className={tabClasses}
                >
                  {lists[one].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Pending query={asked} failed="The books could not be loaded." className="mt-4" height="h-96" />
        {data?.isCut && (
          <p className="mt-3 text-sm text-muted">There are more than this list shows: order these first.</p>
        )}
        <p role="status" className={data && books.length === 0 ? 'py-12 text-center text-muted' : 'sr-only'}>
          {data && books.length === 0 && lists[list].nothing}
        </p>
        {bySupplier(books).map(([supplier, ofSupplier]) => (
          <section key={supplier} aria-label={supplier || t('Supplier not known')} className="mt-5">
            <h3 className="border-b border-line pb-1 font-sans! text-base font-semibold">
              {supplier || t('Supplier not known')}
            </h3>
            <ul className="divide-y divide-line">
              {ofSupplier.map((book) => {
                const row = rows.find((one) => one.book === book);
                return (
                  <ToOrderRow
                    key={book.bookId}
                    book={book}
                    isChosen={row?.isChosen ?? false}
                    copies={row?.copies ?? ''}
                    today={shopDay(new Date(), shop)}
                    seesOrders={may(role, 'orders')}
                    busy={busy}
                    onChoose={(isChosen) => type(book.bookId, { isChosen })}
                    onCopies={(copies) => type(book.bookId, { copies })}
                    onGive={() => void give(book)}
                    onNotOrdered={() =>
                      void note(
                        book.bookId,
                        [{ book, copies: 0 }],
                        t('{title} is not ordered', { title: book.title }),
                      )
                    }
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </section>
      {wanted.length > 0 && (
        <div className={`${saveBar} mt-4 flex flex-wrap items-center gap-2`}>
          <Button
            busy={running === 'note'}
            onClick={() =>
              void note('note', wanted, t('{books} noted as ordered', { books: countedBooks(wanted.length) }))
            }
          >
            {plural(wanted.length, 'Mark {count} book as ordered', 'Mark {count} books as ordered')}
          </Button>
          {mail ? (
            <a href={mail} className={buttonClasses('secondary')}>
              Write a mail with them
            </a>
          ) : (
            <p className="text-sm text-muted">Too many for a mail: export them.</p>
          )}
        </div>
      )}
    </>
  );
}
