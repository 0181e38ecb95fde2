import type { IdenticalCopies } from '@bookstore/functions/shared/order/identical-copies';
import type { Order } from '@bookstore/functions/shared/order/order';
import { lineId } from '@bookstore/functions/shared/order/order-lines';
import { shownCents } from '@bookstore/functions/shared/tax/order-tax';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AwaitedNote } from '#entities/order/awaited-note.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { OrderLineRow } from './order-line.tsx';

/** As many as are seen at a glance have a row each from the beginning. */
const mostRows = 3;

/** Copies of a book in the same state: many of them are one row, until something is to be done with one. */
export function Copies({ order, copies: { first, all } }: { order: Order; copies: IdenticalCopies }) {
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
