import { copyWords } from '@bookstore/functions/shared/book/copy-words';
import { awaitedIn, isAsked } from '@bookstore/functions/shared/order/awaited-books';
import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import {
  isHandedOver,
  lineId,
  lineStates,
  lineSteps,
  stateOfLine,
  takeOutReasons,
} from '@bookstore/functions/shared/order/order-lines';
import { isSent } from '@bookstore/functions/shared/order/parcels';
import { shownCents } from '@bookstore/functions/shared/tax/order-tax';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { paths } from '#config/paths.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { AwaitedNote } from '#entities/order/awaited-note.tsx';
import { changeLine } from '#entities/order/order-changes.ts';
import { useOrderChange } from '#entities/order/use-order-change.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { AskedNote } from './asked-note.tsx';
import { LineForm } from './line-form.tsx';
import { MissingForm } from './missing-form.tsx';

interface OrderLineRowProps {
  order: Order;
  line: OrderLine;
}

const smallButton = 'px-2! text-sm!';

export function OrderLineRow({ order, line }: OrderLineRowProps) {
  const money = useOrderMoney(order);
  const { busy, change } = useOrderChange(order);
  const [open, setOpen] = useState<'damaged' | 'missing' | 'step'>();
  const stepButton = useRef<HTMLButtonElement>(null);
  const { bookId, title, author } = line;
  const id = lineId(line);
  // Tells the forms of several copies apart.
  const copy = id === bookId ? title : `${title} (${id.slice(bookId.length + 1)})`;
  const state = stateOfLine(order, id);
  const { isKept, label } = lineStates[state];
  const sent = isSent(order.parcels, id);
  const isOpen =
    order.status !== 'cancelled' && order.status !== 'returned' && !(!isKept && !sent && isHandedOver(order));
  const step = isOpen
    ? lineSteps.find(({ from, isSent: mustBeSent }) => from === state && mustBeSent === sent)
    : undefined;
  const reason = order.lineChanges.find((one) => one.bookId === id)?.reason;

  const awaited = awaitedIn(order).find((one) => one.bookId === id);
  const canAsk = awaited && !isAsked(awaited, new Date());
  const names = {
    missing: t('{title} does not come', { title: copy }),
    damaged: t('Damaged copy of {title}', { title: copy }),
    step: step ? `${step.label}: ${copy}` : '',
  };
  useOpenToGoOn((form) => {
    if (form === names.damaged) setOpen('damaged');
    else if (form === names.step) setOpen('step');
  });

  async function stepBack(): Promise<void> {
    if (!step) return;
    const body = { bookId: id, from: state, to: step.to, isMailed: true };
    await change({
      send: () => changeLine(order, body),
      done: t('“{title}” is part of the order again', { title }),
    });
  }

  function close(): void {
    setOpen(undefined);
    stepButton.current?.focus();
  }

  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-[0.9375rem]">
      <BookCover book={line} sizes="40px" />
      <div className="min-w-0 py-1 wrap-anywhere">
        <Link
          to={paths.book(bookId)}
          className={`inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline ${isKept ? '' : 'text-muted line-through'}`}
        >
          {title}
        </Link>
        {author && <p className="text-sm text-muted">{author}</p>}
        {copyWords(line) && <p className="text-sm text-muted">{copyWords(line)}</p>}
        <AwaitedNote order={order} id={id} />
        {awaited?.ask && <AskedNote ask={awaited.ask} />}
        {!isKept && (
          <p className="text-sm font-medium text-ochre-ink">
            {label}
            {reason && reason !== 'other' && `: ${withinSentence(takeOutReasons[reason].label)}`}
          </p>
        )}
      </div>
      <div className="grid justify-items-end max-sm:contents">
        <span className={`tabular-nums ${isKept ? '' : 'text-muted line-through'}`}>
          {money.text(shownCents(order, line))}
        </span>
        {step && (
          <div className="-my-1 -me-2 flex flex-wrap justify-end max-sm:col-start-2 max-sm:col-end-4 max-sm:my-0 max-sm:-ms-2 max-sm:justify-start">
            {canAsk && (
              <Button
                variant="quiet"
                aria-label={names.missing}
                aria-expanded={open === 'missing'}
                onClick={() => setOpen(open === 'missing' ? undefined : 'missing')}
                className={smallButton}
              >
                Does not come
              </Button>
            )}
            {step.to === 'taken-out' && !awaited && (
              <Button
                variant="quiet"
                aria-label={names.damaged}
                aria-expanded={open === 'damaged'}
                onClick={() => setOpen(open === 'damaged' ? undefined : 'damaged')}
                className={smallButton}
              >
                Damaged?
              </Button>
            )}
            <Button
              ref={stepButton}
              variant="quiet"
              busy={busy}
              aria-label={names.step}
              {...(isKept && { 'aria-expanded': open === 'step' })}
              onClick={() => (isKept ? setOpen(open === 'step' ? undefined : 'step') : void stepBack())}
              className={smallButton}
            >
              {step.label}
            </Button>
          </div>
        )}
      </div>
      {open === 'missing' && canAsk && (
        <MissingForm order={order} line={line} onClose={() => setOpen(undefined)} />
      )}
      {open && open !== 'missing' && step && isKept && (
        <LineForm
          key={open}
          name={names[open]}
          order={order}
          line={line}
          to={step.to}
          reason={open === 'damaged' ? 'damaged' : undefined}
          onClose={close}
        />
      )}
    </li>
  );
}
