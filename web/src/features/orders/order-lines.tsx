import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import { copiesByState } from '@bookstore/functions/shared/order/identical-copies';
import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { billDiscounts, billOf } from '@bookstore/functions/shared/order/order-bill';
import { lineId, lineStates, stateOfLine } from '@bookstore/functions/shared/order/order-lines';
import { shownCents } from '@bookstore/functions/shared/tax/order-tax';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AwaitedNote } from '#entities/order/awaited-note.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

/** Side by side, until large text leaves no room. */
const lineClasses = 'flex flex-wrap items-center gap-4';

interface OrderLinesProps {
  order: Order;
  /** The place in the queue of each waiting line, by its id. */
  places?: ReadonlyMap<string, number>;
}

/** The lines as ordered, with marks on those no longer part of the order. */
export function OrderLines({ order, places }: OrderLinesProps) {
  const money = useOrderMoney(order);
  const stateOf = (line: OrderLine) => lineStates[stateOfLine(order, lineId(line))];
  return (
    <ul aria-label="Books" className="grid min-w-0 grid-cols-1 content-start gap-4 print:gap-2">
      {copiesByState(order).map(({ first: line, all: { length: count } }) => (
        <li key={lineId(line)} className={lineClasses}>
          <div className="w-14 shrink-0 print:hidden">
            <BookCover book={line} sizes="56px" />
          </div>
          <div className="min-w-0 grow basis-20">
            {count > 1 && `${count} × `}
            <Link
              to={paths.book(line.bookId)}
              dir="auto"
              className="underline-offset-4 hover:text-accent hover:underline"
            >
              {line.title}
            </Link>
            {line.author && <p className="text-sm text-muted">{line.author}</p>}
            {copyWords(line) && <p className="text-sm text-muted">{copyWords(line)}</p>}
            <AwaitedNote order={order} id={lineId(line)} mayChoose place={places?.get(lineId(line))} />
            {!stateOf(line).isKept && (
              <p className="text-sm font-medium text-ochre-ink">{stateOf(line).label}</p>
            )}
          </div>
          <span className={`ms-auto tabular-nums ${stateOf(line).isKept ? '' : 'text-muted line-through'}`}>
            {money.text(count * shownCents(order, line))}
          </span>
        </li>
      ))}
      {billDiscounts(order, billOf(order)).map(({ key, about, cents }) => (
        <li key={key} className={lineClasses}>
          <div className="ms-18 min-w-0 grow basis-20 wrap-anywhere print:ms-0">
            <p>Discount</p>
            <p className="text-sm text-muted">{about}</p>
          </div>
          <span className="ms-auto tabular-nums">{money.text(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
