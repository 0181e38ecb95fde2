import { type BookToOrder, copiesToOrder } from '@bookstore/functions/shared/order/to-order';
import { postingLimits } from '@bookstore/functions/shared/stock/posting';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { DateLabel } from '#components/labels/date-label.tsx';
import { rich } from '#components/labels/rich.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { paths } from '#config/paths.ts';

/** Why a waiting order cannot get its book. */
const problems = {
  deleted: t('The book was deleted: restore it, or take it out of these orders.'),
  ended: t('The book is not to be ordered any more: take it out of these orders, or change “When sold out”.'),
} as const;

interface ToOrderRowProps {
  book: BookToOrder;
  isChosen: boolean;
  copies: string;
  /** The shop's day, after which an order is late. */
  today: string;
  /** Whether the role may open orders. */
  seesOrders: boolean;
  busy: boolean;
  onChoose: (isChosen: boolean) => void;
  onCopies: (copies: string) => void;
  onGive: () => void;
  onNotOrdered: () => void;
}

export function ToOrderRow({
  book,
  isChosen,
  copies,
  today,
  seesOrders,
  busy,
  onChoose,
  onCopies,
  onGive,
  onNotOrdered,
}: ToOrderRowProps) {
  const { bookId, title, author, isbn, orders, onHand, lowAt, reorder, problem } = book;
  const { waiting, shelf } = copiesToOrder(book);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <label className="grid min-h-11 min-w-8 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={t('Order {title}', { title })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5"
        />
      </label>
      <div className="min-w-0 text-[0.9375rem] wrap-anywhere">
        <Link
          to={paths.book(bookId)}
          className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">{[author, isbn].filter(Boolean).join(' · ')}</p>
        {orders.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {orders.map(({ id, line = '', number, by, isPreorder, isUnconfirmed, asked }) => (
              <li key={id + line} className={by < today ? 'font-medium text-ochre-ink' : ''}>
                {seesOrders ? (
                  <Link
                    to={dashboardPaths.deskOrder(id)}
                    className="inline-flex min-h-6 items-center underline underline-offset-4"
                  >
                    {number}
                  </Link>
                ) : (
                  number
                )}{' '}
                {isPreorder
                  ? rich('pre-ordered, appears on {day}', { day: <DateLabel day={by} /> })
                  : by < today
                    ? rich('late, promised for {day}', { day: <DateLabel day={by} /> })
                    : rich('promised for {day}', { day: <DateLabel day={by} /> })}
                {isUnconfirmed && ` · ${t('address not confirmed')}`}
                {asked && ` · ${asked === 'open' ? t('asked, no answer yet') : t('waits on')}`}
              </li>
            ))}
          </ul>
        )}
        {problem && <p className="text-sm failure-note">{problems[problem]}</p>}
        <p className="text-sm text-muted">
          {onHand !== undefined && plural(onHand, '{count} copy on hand', '{count} copies on hand')}
          {reorder && (
            <>
              {onHand !== undefined && ' · '}
              {plural(reorder.copies, '{count} copy ordered', '{count} copies ordered')}{' '}
              <DateLabel day={reorder.day} />
            </>
          )}
        </p>
        {waiting > 0 && shelf > 0 && (
          <p className="text-sm text-muted">
            {t('To order: {waiting} for those who wait, {shelf} for the shelf, which is low at {lowAt}', {
              waiting,
              shelf,
              lowAt: lowAt ?? 0,
            })}
          </p>
        )}
        {((onHand ?? 0) > 0 && orders.length > 0) || reorder ? (
          <div className="-ms-3 flex flex-wrap">
            {(onHand ?? 0) > 0 && orders.length > 0 && (
              <Button
                variant="quiet"
                busy={busy}
                aria-label={t('Give the copies of {title} to those who wait', { title })}
                onClick={onGive}
                className="text-sm!"
              >
                Give to those who wait
              </Button>
            )}
            {reorder && (
              <Button
                variant="quiet"
                busy={busy}
                aria-label={t('Not ordered: {title}', { title })}
                onClick={onNotOrdered}
                className="text-sm!"
              >
                Not ordered
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <label className="col-start-2 flex items-center gap-2 text-sm sm:col-start-3">
        <span aria-hidden="true">Copies</span>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={postingLimits.copies}
          aria-label={t('Copies of {title}', { title })}
          value={copies}
          onChange={({ target }) => onCopies(target.value)}
          className={`${inputClasses} w-20! tabular-nums`}
        />
      </label>
    </li>
  );
}
