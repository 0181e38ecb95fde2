import { announcedIn } from '@bookstore/functions/shared/order/announced-books';
import { awaitedIn, promisedDays } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import {
  isToHoldBack,
  openInCash,
  presentCents,
  presentLines,
} from '@bookstore/functions/shared/order/order-totals';
import { isUnsent } from '@bookstore/functions/shared/order/parcels';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { tableRoles } from '#components/lists/table-roles.ts';
import { useRowWithFocus } from '#components/lists/use-row-with-focus.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useToday } from '#config/today.ts';
import { otherLanguage } from '#entities/order/order-language.ts';
import { StatusBadge } from '#entities/order/status-badge.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface OrderRowProps {
  order: Order;
  /** Placed while the list was open. */
  isNew: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A table row, or a card on small screens. */
export function OrderRow({ order, isNew, isSelected, onSelect }: OrderRowProps) {
  const money = useOrderMoney(order);
  const row = useRowWithFocus();
  const name = order.number;
  const today = useToday();
  const [promised = today] = promisedDays(order);
  const awaited = awaitedIn(order).length;
  const language = otherLanguage(order);
  // The present lines: what is packed, shipped and paid now.
  const books = presentLines(order).length;
  const counted = plural(books, '{count} book', '{count} books');
  return (
    <tr
      {...tableRoles.row}
      ref={row}
      // Without a transform, WebKit does not position the stretched link against a table row.
      className={`relative md:transform-[translate(0)] grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-2 pe-4 last:border-0 focus-within:bg-sunken/60 hover:bg-sunken/60 md:table-row ${isSelected ? 'bg-sunken/80' : ''}`}
    >
      <td {...tableRoles.cell} className="row-span-3 self-start max-[20rem]:row-span-4 lg:ps-2">
        <label className="relative z-1 grid size-11 place-items-center" title="Select (x)">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            aria-label={
              order.name
                ? t('Select order {number} of {name}', { number: name, name: order.name })
                : t('Select order {number} of a shopper without a name', { number: name })
            }
            className="size-5"
          />
        </label>
      </td>
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className="col-start-2 row-start-1 text-start font-medium whitespace-nowrap max-md:font-semibold md:px-2 lg:px-3"
      >
        <Link
          to={dashboardPaths.deskOrder(order._id)}
          title="Open (Enter)"
          className="stretched inline-flex min-h-6 items-center scroll-my-40 tabular-nums underline-offset-4 hover:text-accent hover:underline"
        >
          {name}
        </Link>
        {isNew && <span className="ms-2 text-sm font-semibold text-accent">New</span>}
      </th>
      <td
        {...tableRoles.cell}
        className="col-start-2 row-start-3 text-sm text-muted md:px-2 md:text-balance md:py-1.5 lg:px-3 lg:text-[0.9375rem] lg:whitespace-nowrap"
      >
        <TimeLabel instant={order.createdAt} />
      </td>
      <td
        {...tableRoles.cell}
        className="col-start-2 row-start-2 min-w-0 wrap-anywhere md:px-2 md:py-1.5 lg:px-3"
      >
        <span className="line-clamp-2">{order.name || '–'}</span>
        {order.collection && <span className="block text-sm text-muted">Collection</span>}
        {language && <span className="block text-sm text-muted">{t('In {language}', { language })}</span>}
        {promised < today && (
          <span className="block text-sm font-medium text-ochre-ink">
            {rich('Late, promised for {day}', { day: <DateLabel day={promised} /> })}
          </span>
        )}
        {isUnsent(order) && (
          <span className="block text-sm text-muted">
            {[
              openInCash(order) <= 0 && !isToHoldBack(order) && t('Paid'),
              announcedIn(order, today).length > 0 && t('Pre-ordered'),
              awaited > 0 && plural(awaited, 'Waits for {count} book', 'Waits for {count} books'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {isToHoldBack(order) && (
          <span className="block text-sm font-medium text-ochre-ink">Money taken back</span>
        )}
        {order.withdrawals && <span className="block text-sm font-medium text-ochre-ink">Withdrawal</span>}
        {/* Once the order has left, its payment matters more. */}
        {order.hasConfirmedEmail === false && isUnsent(order) && (
          <span className="block text-sm text-muted">E-mail not confirmed</span>
        )}
      </td>
      <td
        {...tableRoles.cell}
        className="col-start-3 row-start-3 text-end text-sm text-muted tabular-nums md:max-lg:hidden lg:px-3 lg:text-[0.9375rem] lg:text-ink"
      >
        <span className="lg:hidden">{counted}</span>
        <span className="hidden lg:inline">{books}</span>
      </td>
      <td {...tableRoles.cell} className="col-start-3 row-start-2 text-end tabular-nums md:px-2 lg:px-3">
        {money.text(presentCents(order))}
        <span className="hidden text-sm text-muted md:max-lg:block">{counted}</span>
      </td>
      <td
        {...tableRoles.cell}
        className="col-start-3 row-start-1 text-end max-[20rem]:col-span-2 max-[20rem]:col-start-2 max-[20rem]:row-start-4 max-[20rem]:text-start md:px-2 md:text-start lg:px-3 lg:pe-4"
      >
        <StatusBadge order={order} />
      </td>
    </tr>
  );
}
