import type { Order, OrderLine } from '@bookstore/functions/shared/order/order';
import {
  type LineState,
  lineId,
  type TakeOutReason,
  takeOutReasonNames,
  takeOutReasons,
} from '@bookstore/functions/shared/order/order-lines';
import { t } from '@bookstore/functions/shared/words/words';
import { Field } from 'formik';
import { useState } from 'react';
import { boolean, object, string } from 'yup';
import { Button } from '#components/forms/button.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { CommandButton } from '#entities/command/command-button.tsx';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { changeLine } from '#entities/order/order-changes.ts';
import { orderChange } from '#entities/order/use-order-change.ts';

interface LineFormProps {
  name: string;
  order: Order;
  line: OrderLine;
  to: LineState;
  /** Preselected. */
  reason: TakeOutReason | undefined;
  onClose: () => void;
}

const doneWords: Record<LineState, (title: string) => string> = {
  'taken-out': (title) => t('“{title}” is taken out', { title }),
  returned: (title) => t('“{title}” is noted as returned', { title }),
  ordered: (title) => t('“{title}” is ordered', { title }),
};

const schema = object({
  reason: string().oneOf(takeOutReasonNames).required(),
  isMailed: boolean().required(),
});

/** Asks why a book leaves the order, and whether to notify the shopper. */
export function LineForm({ name, order, line, to, reason: given, onClose }: LineFormProps) {
  const { title } = line;
  const isTakenOut = to === 'taken-out';
  const reasons: readonly TakeOutReason[] = isTakenOut ? takeOutReasonNames : ['damaged', 'other'];
  const labelOf = (one: TakeOutReason) =>
    isTakenOut ? takeOutReasons[one].label : one === 'damaged' ? t('Damaged') : t('Can be sold again');

  const first: { reason: TakeOutReason | ''; isMailed: boolean } = { reason: given ?? '', isMailed: true };
  return (
    <DeskForm
      keptAs={name}
      className="col-span-full my-2 grid gap-3 rounded-lg bg-sunken p-3"
      first={first}
      schema={schema}
      failures="dialog"
      command={(chosen) => {
        const bookId = lineId(line);
        const body = { bookId, from: 'ordered' as const, to, ...schema.cast(chosen) };
        const putBack = { bookId, from: to, to: 'ordered' as const, isMailed: chosen.isMailed };
        return orderChange(order, {
          send: () => changeLine(order, body),
          done: doneWords[to](title),
          takeBack: () => changeLine(order, putBack),
          onDone: onClose,
        });
      }}
    >
      {({ values: { reason } }) => (
        <>
          <fieldset className="flex flex-wrap gap-x-5">
            <legend className="mb-1 font-medium">
              {isTakenOut
                ? t('Why is “{title}” taken out?', { title })
                : t('What is “{title}” like?', { title })}
            </legend>
            {reasons.map((one) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: Formik's field is its control
              <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                <Field type="radio" name="reason" value={one} className="size-5" />
                {labelOf(one)}
              </label>
            ))}
          </fieldset>
          <MailChoice label="Tell the shopper by mail" />
          <div className="flex flex-wrap gap-2">
            <SendButton aria-disabled={!reason} className="">
              {isTakenOut ? t('Take out of the order') : t('Mark as returned')}
            </SendButton>
            {isTakenOut && reason === 'damaged' && (
              <ReplaceCopy orderId={order._id} bookId={line.bookId} onDone={onClose} />
            )}
            <Button variant="quiet" onClick={onClose}>
              Leave it
            </Button>
          </div>
          {isTakenOut && reason === 'damaged' && (
            <p className="text-sm text-muted">
              In both cases the damaged copy leaves the stock. With another copy the order stays as it is.
            </p>
          )}
        </>
      )}
    </DeskForm>
  );
}

interface ReplaceCopyProps {
  orderId: string;
  bookId: string;
  onDone: () => void;
}

/** Takes a damaged copy out of stock; another one goes into the parcel. */
function ReplaceCopy({ orderId, bookId, onDone }: ReplaceCopyProps) {
  // A reopened form is about another copy: nothing else that it shows tells them apart.
  const [openedAt] = useState(Date.now);
  const input = { params: { bookId }, body: { copies: 1, orderId } };
  return (
    <CommandButton
      variant="secondary"
      command={{
        send: () => callOnce('POST /api/stock/:bookId/damaged', input, openedAt),
        failed: t('The stock was not changed'),
        done: t('One copy taken out of the stock'),
        onDone() {
          booksChanged();
          onDone();
        },
      }}
    >
      Use another copy
    </CommandButton>
  );
}
