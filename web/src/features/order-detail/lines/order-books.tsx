import { copiesByState, type IdenticalCopies } from '@bookstore/functions/shared/order/identical-copies';
import type { Order } from '@bookstore/functions/shared/order/order';
import { chargeRows } from '@bookstore/functions/shared/order/order-bill';
import { keptLines, lineId } from '@bookstore/functions/shared/order/order-lines';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { presentCents } from '@bookstore/functions/shared/order/order-totals';
import { shownCents } from '@bookstore/functions/shared/tax/order-tax';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useFold, useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AwaitedNote } from '#entities/order/awaited-note.tsx';
import { hasNewTotal, presentTaxes } from '#entities/order/order-costs.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { DiscountForm, discountFormName } from './discount-form.tsx';
import { DiscountRows } from './discount-rows.tsx';
import { OrderLineRow } from './order-line.tsx';

export function OrderBooks({ order }: { order: Order }) {
  const money = useOrderMoney(order);
  const { lines, totalPrice } = order;
  const [isGiving, setGiving] = useFold(discountFormName);
  const giveButton = useRef<HTMLButtonElement>(null);
  const kept = keptLines(order).length;
  const canGive = kept > 0 && orderStatuses[order.status].isSale;
  return (
    <section aria-labelledby="books-title" className="rounded-card border border-line bg-surface">
      <h3 id="books-title" tabIndex={-1} className="px-4 pt-4 pb-1 text-lg sm:px-5 sm:pt-5">
        {kept === lines.length
          ? countedBooks(kept)
          : t('{kept} of {books}', { kept, books: countedBooks(lines.length) })}
      </h3>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {copiesByState(order).map((copies) => (
          <Copies key={lineId(copies.first)} order={order} copies={copies} />
        ))}
        <DiscountRows order={order} />
      </ul>
      <dl className="grid gap-1 border-t border-line px-4 py-3 text-[0.9375rem] tabular-nums sm:px-5 [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        {chargeRows(order, money).map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {hasNewTotal(order) && (
          <div className="text-muted">
            <dt>Ordered</dt>
            <dd>{money.price(Number(totalPrice))}</dd>
          </div>
        )}
        <div className="font-semibold">
          <dt>{hasNewTotal(order) ? t('Total now') : t('Total')}</dt>
          <dd>{money.text(presentCents(order))}</dd>
        </div>
        {presentTaxes(order, money).map(({ label, amount }) => (
          <div key={label} className="text-muted">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {canGive && (
        <div className="border-t border-line px-4 py-1 sm:px-5">
          <Button
            ref={giveButton}
            variant="quiet"
            aria-expanded={isGiving}
            onClick={() => setGiving(!isGiving)}
            className="-ms-2 px-2! text-sm!"
          >
            {discountFormName}
          </Button>
        </div>
      )}
      {canGive && isGiving && (
        <DiscountForm
          order={order}
          onClose={() => {
            setGiving(false);
            giveButton.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** More copies than this fold into one row. */
const mostRows = 3;

/** Copies in the same state fold into one row until one is acted on. */
function Copies({ order, copies: { first, all } }: { order: Order; copies: IdenticalCopies }) {
  const money = useOrderMoney(order);
  const [isOpen, setOpen] = useState(false);
  const { length: count } = all;
  const { title, author } = first;
  useOpenToGoOn((form) => setOpen((before) => before || form.includes(title)));
  const rows = all.map((line) => <OrderLineRow key={lineId(line)} order={order} line={line} />);
  if (count <= mostRows) return rows;
  return (
    <>
      <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-[0.9375rem]">
        <BookCover book={first} sizes="40px" />
        <div className="min-w-0 py-1 wrap-anywhere">
          <p className="font-medium">
            {count} × {title}
          </p>
          {author && <p className="text-sm text-muted">{author}</p>}
          <AwaitedNote order={order} id={lineId(first)} />
        </div>
        <div className="grid justify-items-end">
          <span className="tabular-nums">{money.text(count * shownCents(order, first))}</span>
          <Button
            variant="quiet"
            aria-label={t('Each copy of {title}', { title })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="-my-1 -me-2 px-2! text-sm!"
          >
            Each copy
          </Button>
        </div>
      </li>
      {isOpen && rows}
    </>
  );
}
