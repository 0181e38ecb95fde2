import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useKeptState, useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { emptyStepDetails } from '#entities/order/order-step.ts';
import { ParcelFields } from '#entities/order/parcel-fields.tsx';
import { useOrderChange } from '#entities/order/use-order-change.ts';

const formName = t('Ship some books');

interface ParcelFormProps {
  order: Order;
  /** Those that can be sent. */
  lines: readonly OrderLine[];
}

/** Ships some of the books now; what is left stays on the desk. */
export function ParcelForm({ order, lines }: ParcelFormProps) {
  const isRest = order.parcels.length > 0;
  const [isOpen, setOpen] = useState(isRest);
  useOpenToGoOn((form) => setOpen((before) => before || form === formName));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-line [ul+&]:mt-2.5 [ul+&]:border-t [ul+&]:pt-1"
    >
      <summary className="min-h-11 content-center text-[0.9375rem] text-accent">
        {isRest ? t('Ship the rest') : t('Ship these now, the rest later')}
      </summary>
      {isOpen && <ChosenBooks order={order} lines={lines} />}
    </details>
  );
}

/** Takes back that a parcel was shipped, as if it had not been: the shopper reads nothing of it. */
function undoShipping({ status: to }: Order, shipped: Order): Promise<unknown> {
  const body = { ...emptyStepDetails, from: shipped.status, to, isUndo: true };
  return callOnce('POST /api/orders/:id/status', { params: { id: shipped._id }, body }, shipped);
}

function ChosenBooks({ order, lines }: ParcelFormProps) {
  const { busy, change } = useOrderChange(order);
  const form = useKeptState<{ left: readonly string[]; carrier: string; trackingCode: string }>(formName, {
    left: [],
    carrier: '',
    trackingCode: '',
  });
  const { left, ...code } = form.values;
  const bookIds = lines.map(({ bookId }) => bookId).filter((bookId) => !left.includes(bookId));

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (bookIds.length === 0) return;
    const input = { params: { id: order._id }, body: { bookIds, ...code } };
    void change({
      send: () => callOnce('POST /api/orders/:id/parcels', input, order),
      done: t('{books} shipped', { books: countedBooks(bookIds.length) }),
      takeBack: (shipped) => undoShipping(order, shipped),
      onDone: form.clear,
    });
  }

  return (
    <form noValidate aria-label={formName} onSubmit={onSubmit} className="grid gap-3 pt-1">
      <fieldset className="grid">
        <legend className="sr-only">Books of the parcel</legend>
        {lines.map(({ bookId, title }) => (
          <label key={bookId} className="flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
            <input
              type="checkbox"
              checked={!left.includes(bookId)}
              onChange={({ target }) =>
                form.change({ left: target.checked ? left.filter((id) => id !== bookId) : [...left, bookId] })
              }
              className="size-5 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </label>
        ))}
      </fieldset>
      <ParcelFields texts={code} onChange={form.change} />
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        aria-disabled={bookIds.length === 0}
        className="justify-self-start"
      >
        {bookIds.length === 0
          ? t('Choose a book')
          : t('Ship {books}', { books: countedBooks(bookIds.length) })}
      </Button>
    </form>
  );
}
