import {
  type CashRequest,
  type CashWay,
  cashWayNames,
  cashWays,
  isCashWay,
} from '@bookstore/functions/shared/order/cash';
import type { Order } from '@bookstore/functions/shared/order/order';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface MoneyFormProps {
  order: Order;
  kind: CashRequest['kind'];
  label: string;
  firstCents: number | undefined;
  mostCents: number | undefined;
  onDone: () => void;
}

const wayOptions = optionsOf(cashWayNames, (way) => (isCashWay(way) ? cashWays[way].label : way));

/** Notes money of an order by hand; the person who is signed in stands with the entry. */
export function MoneyForm({ order, kind, label, firstCents, mostCents, onDone }: MoneyFormProps) {
  const money = useOrderMoney(order);
  const first: Record<'amount' | 'reference' | 'note', string> & { way: CashWay } = {
    amount: firstCents === undefined ? '' : money.typed(firstCents),
    way: 'cash',
    reference: '',
    note: '',
  };
  return (
    <DeskForm
      aria-label={label}
      className="mt-3 grid gap-4 rounded-lg bg-sunken p-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]"
      first={first}
      failures="dialog"
      command={({ amount, ...texts }) => {
        const cents = typedCents(money, amount);
        const input = { params: { id: order._id }, body: { ...texts, kind, cents } };
        return {
          send: () => callOnce('POST /api/orders/:id/cash', input, order),
          failed: t('The money was not noted'),
          done: `${label}: ${money.text(cents)}`,
          onDone,
        };
      }}
    >
      <AmountField
        name="amount"
        label="Amount"
        money={money}
        problemOf={(cents) => problemWith(cents, mostCents, money)}
      />
      <ChoiceField name="way" label="How" choices={wayOptions} />
      <TextField
        name="reference"
        label={t('Reference (optional)')}
        maxLength={cashLimits.reference}
        autoComplete="off"
      />
      <TextField name="note" label={t('Note (optional)')} maxLength={cashLimits.note} autoComplete="off" />
      <SendButton className="col-span-full justify-self-start">
        {kind === 'taken' ? t('Note money taken') : t('Note money given back')}
      </SendButton>
    </DeskForm>
  );
}

function problemWith(cents: number, mostCents: number | undefined, money: Money): string | undefined {
  if (cents === 0) return t('Amount must be more than 0');
  if (mostCents === undefined || cents <= mostCents) return undefined;
  return t('At most {mostCents} can be given back: no more was taken', { mostCents: money.text(mostCents) });
}
