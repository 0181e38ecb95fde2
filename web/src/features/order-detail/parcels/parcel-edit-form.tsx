import type { Order } from '@bookstore/functions/shared/order/order';
import type { ParcelEdit } from '@bookstore/functions/shared/order/order-changes';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { dueOfParcel } from '@bookstore/functions/shared/order/order-totals';
import { type Parcel, type ParcelState, placeOfParcel } from '@bookstore/functions/shared/order/parcels';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { AmountField, typedAmount } from '#components/forms/amount-field.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { deliveryProblem, mayBringCash } from '#entities/order/order-costs.ts';
import { ParcelFields } from '#entities/order/parcel-fields.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

/** What is done with a parcel: a step to `to`, `null` to unpack it, and undefined to correct its code. */
export interface ParcelTask {
  name: string;
  label: string;
  to: ParcelState | null | undefined;
  /** Whether it asks for a reason. */
  isBack: boolean;
}

/** @param place of the parcel among those of the order */
export const nameOfTask = ({ label }: ParcelTask, place: number) =>
  t('{label}: parcel {place}', { label, place });

interface ParcelEditFormProps {
  order: Order;
  parcel: Parcel;
  task: ParcelTask;
  isBusy: boolean;
  onSend: (edit: ParcelEdit) => Promise<void>;
  onClose: () => void;
}

/** What goes with a step of a parcel: its cash, its code or a reason, and whether the shopper is told. */
export function ParcelEditForm({ order, parcel, task, isBusy, onSend, onClose }: ParcelEditFormProps) {
  const money = useOrderMoney(order);
  const { carrier, trackingCode, state: from } = parcel;
  const name = nameOfTask(task, placeOfParcel(order.parcels, parcel.number));
  const { values, change } = useKeptState(name, {
    cash: money.typed(dueOfParcel(order, parcel)),
    reason: '',
    isMailed: true,
    carrier,
    trackingCode,
  });
  const { cash: cashText, reason, isMailed, ...code } = values;
  const cash = typedAmount(money, cashText);
  const cashProblem = deliveryProblem(cash.cents, order, money);
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && task.isBack && reason.trim() === '';
  const isDelivery = from === 'shipped' && task.to === 'delivered';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (isDelivery && (cash.problem || cashProblem)) return;
    if (task.isBack && reason.trim() === '') return;
    void onSend({
      from,
      ...(task.to !== undefined && { to: task.to }),
      ...(task.to === undefined && code),
      ...(isDelivery && { cashCents: cash.cents }),
      cashWay: 'cash',
      reason,
      isMailed,
    });
  }

  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={onSubmit}
      className="my-2 grid gap-3 rounded-lg bg-sunken p-3"
    >
      {task.to === undefined && <ParcelFields texts={code} onChange={change} />}
      {isDelivery && mayBringCash(order) && (
        <AmountField
          label="Cash received"
          amount={cash}
          onChange={(text) => change({ cash: text })}
          problem={cashProblem}
          isAsked
        />
      )}
      {task.isBack && (
        <TextInput
          label="Reason"
          hint="It stands in the history, which the shopper sees."
          problem={isMissing ? t('Write why it goes back') : undefined}
          value={reason}
          maxLength={orderLimits.note}
          autoComplete="off"
          onChange={(text) => change({ reason: text })}
        />
      )}
      <MailChoice
        label={task.to === undefined ? t('Send the mail with the code again') : t('Tell the shopper by mail')}
        isMailed={isMailed}
        onChange={(isWanted) => change({ isMailed: isWanted })}
      />
      <FormButtons busy={isBusy} onCancel={onClose} cancel={t('Leave it')}>
        {task.to === undefined ? t('Save') : task.label}
      </FormButtons>
    </form>
  );
}
