import type { Order } from '@bookstore/functions/shared/order/order';
import type { ParcelEdit } from '@bookstore/functions/shared/order/order-changes';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { dueOfParcel } from '@bookstore/functions/shared/order/order-totals';
import { type Parcel, type ParcelState, placeOfParcel } from '@bookstore/functions/shared/order/parcels';
import { t } from '@bookstore/functions/shared/words/words';
import { object, string } from 'yup';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { DeskForm, SendOrLeave } from '#entities/command/desk-form.tsx';
import type { Command } from '#entities/command/use-command.ts';
import { deliveryProblem, mayBringCash } from '#entities/order/order-costs.ts';
import { ParcelFields } from '#entities/order/parcel-fields.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

/** `to` is the next status, `null` to unpack the parcel, undefined to correct its code. */
export interface ParcelTask {
  name: string;
  label: string;
  to: ParcelState | null | undefined;
  /** Asks for a reason. */
  isBack: boolean;
}

/** @param place the parcel's position in the order */
export const nameOfTask = ({ label }: ParcelTask, place: number) =>
  t('{label}: parcel {place}', { label, place });

interface ParcelEditFormProps {
  order: Order;
  parcel: Parcel;
  task: ParcelTask;
  command: (edit: ParcelEdit) => Command<unknown>;
  onClose: () => void;
}

const schema = object({ reason: string().trim().required(t('Write why it goes back')) });

/** Asks for a step's cash, code or reason, and whether to notify the shopper. */
export function ParcelEditForm({ order, parcel, task, command, onClose }: ParcelEditFormProps) {
  const money = useOrderMoney(order);
  const { carrier, trackingCode, state: from } = parcel;
  const { to, isBack } = task;
  const isDelivery = from === 'shipped' && to === 'delivered';
  const cash = money.typed(dueOfParcel(order, parcel));
  return (
    <DeskForm
      aria-label={nameOfTask(task, placeOfParcel(order.parcels, parcel.number))}
      className="my-2 grid gap-3 rounded-lg bg-sunken p-3"
      first={{ cash, reason: '', isMailed: true, carrier, trackingCode }}
      schema={isBack ? schema : undefined}
      failures="dialog"
      command={({ cash: typed, reason, isMailed, ...code }) =>
        command({
          from,
          ...(to === undefined ? code : { to }),
          ...(isDelivery && { cashCents: typedCents(money, typed) }),
          cashWay: 'cash',
          reason,
          isMailed,
        })
      }
    >
      {({ values, setValues }) => (
        <>
          {to === undefined && (
            <ParcelFields texts={values} onChange={(code) => void setValues({ ...values, ...code })} />
          )}
          {isDelivery && mayBringCash(order) && (
            <AmountField
              name="cash"
              label="Cash received"
              money={money}
              problemOf={(cents) => deliveryProblem(cents, order, money)}
              isAsked
            />
          )}
          {isBack && (
            <TextField
              name="reason"
              label="Reason"
              hint="It stands in the history, which the shopper sees."
              maxLength={orderLimits.note}
              autoComplete="off"
            />
          )}
          <MailChoice
            label={to === undefined ? t('Send the mail with the code again') : t('Tell the shopper by mail')}
          />
          <SendOrLeave onLeave={onClose}>{to === undefined ? t('Save') : task.label}</SendOrLeave>
        </>
      )}
    </DeskForm>
  );
}
