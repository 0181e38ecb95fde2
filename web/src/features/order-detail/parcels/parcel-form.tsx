import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import { lineId } from '@bookstore/functions/shared/order/order-lines';
import { t } from '@bookstore/functions/shared/words/words';
import { useFold } from '#components/forms/use-kept-typing.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { emptyStepDetails } from '#entities/order/order-step.ts';
import { ParcelFields } from '#entities/order/parcel-fields.tsx';
import { orderChange } from '#entities/order/use-order-change.ts';

const formName = t('Ship some books');

interface ParcelFormProps {
  order: Order;
  /** The lines that can be sent. */
  lines: readonly OrderLine[];
}

export function ParcelForm({ order, lines }: ParcelFormProps) {
  const isRest = order.parcels.length > 0;
  const [isOpen, setOpen] = useFold(formName, isRest);
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

/** The shopper is not notified of the undo. */
function undoShipping({ status: to }: Order, shipped: Order): Promise<unknown> {
  const body = { ...emptyStepDetails, from: shipped.status, to, isUndo: true };
  return callOnce('POST /api/orders/:id/status', { params: { id: shipped._id }, body }, shipped);
}

function ChosenBooks({ order, lines }: ParcelFormProps) {
  const first: { left: string[]; carrier: string; trackingCode: string } = {
    left: [],
    carrier: '',
    trackingCode: '',
  };
  const chosenOf = (left: readonly string[]) => lines.map(lineId).filter((id) => !left.includes(id));
  return (
    <DeskForm
      aria-label={formName}
      className="grid gap-3 pt-1"
      first={first}
      failures="dialog"
      command={({ left, ...code }) => {
        const bookIds = chosenOf(left);
        const input = { params: { id: order._id }, body: { bookIds, ...code } };
        return orderChange(order, {
          send: () => callOnce('POST /api/orders/:id/parcels', input, order),
          done: t('{books} shipped', { books: countedBooks(bookIds.length) }),
          takeBack: (shipped) => undoShipping(order, shipped),
        });
      }}
      isCleared
    >
      {({ values, setValues }) => {
        const { left } = values;
        const { length } = chosenOf(left);
        const change = (part: Partial<typeof first>) => void setValues({ ...values, ...part });
        return (
          <>
            <fieldset className="grid">
              <legend className="sr-only">Books of the parcel</legend>
              {lines.map((line) => (
                <label key={lineId(line)} className="flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
                  <input
                    type="checkbox"
                    checked={!left.includes(lineId(line))}
                    onChange={({ target }) =>
                      change({
                        left: target.checked
                          ? left.filter((id) => id !== lineId(line))
                          : [...left, lineId(line)],
                      })
                    }
                    className="size-5 shrink-0"
                  />
                  <span className="min-w-0 wrap-anywhere">{line.title}</span>
                </label>
              ))}
            </fieldset>
            <ParcelFields texts={values} onChange={change} />
            <SendButton
              variant="secondary"
              aria-disabled={length === 0}
              onClick={(event) => length === 0 && event.preventDefault()}
            >
              {length === 0 ? t('Choose a book') : t('Ship {books}', { books: countedBooks(length) })}
            </SendButton>
          </>
        );
      }}
    </DeskForm>
  );
}
