import type { Order } from '@bookstore/functions/shared/order/order';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { useToday } from '#config/today.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, FormProblem, SendButton } from '#entities/command/desk-form.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

export const bankFormName = ({ number }: Order) => t('Money of the bank for {number}', { number });

interface BankMoneyFormProps {
  order: Order;
  onDone: () => void;
}

/** Money received for an order on account, or an overpayment refunded. */
export function BankMoneyForm({ order, onDone }: BankMoneyFormProps) {
  const { accountCents = 0 } = order;
  const money = useOrderMoney(order);
  const kind = accountCents < 0 ? 'given-back' : 'taken';
  return (
    <DeskForm
      aria-label={bankFormName(order)}
      className="mt-3 grid items-start gap-4 rounded-lg bg-sunken p-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]"
      first={{ amount: money.typed(Math.abs(accountCents)), receivedOn: useToday(), reference: '' }}
      command={({ amount, ...typed }) => {
        const cents = typedCents(money, amount);
        const body = { ...typed, kind, way: 'bank', cents, note: '' } as const;
        return {
          send: () => callOnce('POST /api/orders/:id/cash', { params: { id: order._id }, body }, order),
          failed: t('The money was not noted'),
          done: t('{amount} noted', { amount: money.text(cents) }),
          onDone,
        };
      }}
    >
      <AmountField
        name="amount"
        label={kind === 'taken' ? t('Received') : t('Given back')}
        money={money}
        problemOf={(cents) => (cents > 0 ? undefined : t('must be above 0'))}
      />
      <TextField name="receivedOn" label="Day" type="date" />
      <TextField
        name="reference"
        label="Reference (optional)"
        maxLength={cashLimits.reference}
        autoComplete="off"
      />
      <FormProblem className="col-span-full text-sm" />
      <SendButton className="col-span-full justify-self-start">Note the money</SendButton>
    </DeskForm>
  );
}
