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
import { type FormEvent, useState } from 'react';
import { AmountField, typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface MoneyFormProps {
  order: Order;
  kind: CashRequest['kind'];
  label: string;
  firstCents: number | undefined;
  mostCents: number | undefined;
  onDone: () => void;
}

/** Notes money of an order by hand; the person who is signed in stands with the entry. */
export function MoneyForm({ order, kind, label, firstCents, mostCents, onDone }: MoneyFormProps) {
  const money = useOrderMoney(order);
  const { values, change } = useKeptState<{ amount: string; way: CashWay; reference: string; note: string }>(
    label,
    { amount: firstCents === undefined ? '' : money.typed(firstCents), way: 'cash', reference: '', note: '' },
  );
  const { amount: amountText, ...texts } = values;
  const amount = typedAmount(money, amountText);
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useCommand();
  const problem = problemWith(amount.cents, mostCents, money);

  async function note(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    const { cents } = amount;
    if (cents === undefined || problem) return;
    const input = { params: { id: order._id }, body: { ...texts, kind, cents } };
    await run({
      send: () => callOnce('POST /api/orders/:id/cash', input, order),
      failed: t('The money was not noted'),
      done: `${label}: ${money.text(cents)}`,
      onDone,
    });
  }

  const text = (name: 'reference' | 'note', of: string, maxLength: number) => (
    <TextInput
      label={of}
      value={texts[name]}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(text) => change({ [name]: text })}
    />
  );

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void note(event)}
      className="mt-3 grid gap-4 rounded-lg bg-sunken p-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]"
    >
      <AmountField
        label="Amount"
        amount={amount}
        onChange={(text) => change({ amount: text })}
        problem={problem}
        isAsked={isAsked}
      />
      <Choice label="How" value={texts.way} onChange={(way) => isCashWay(way) && change({ way })}>
        {cashWayNames.map((way) => (
          <option key={way} value={way}>
            {cashWays[way].label}
          </option>
        ))}
      </Choice>
      {text('reference', t('Reference (optional)'), cashLimits.reference)}
      {text('note', t('Note (optional)'), cashLimits.note)}
      <Button type="submit" busy={busy} className="col-span-full justify-self-start">
        {kind === 'taken' ? t('Note money taken') : t('Note money given back')}
      </Button>
    </form>
  );
}

function problemWith(
  cents: number | undefined,
  mostCents: number | undefined,
  money: Money,
): string | undefined {
  if (cents === 0) return t('Amount must be more than 0');
  if (cents === undefined || mostCents === undefined || cents <= mostCents) return undefined;
  return t('At most {mostCents} can be given back: no more was taken', { mostCents: money.text(mostCents) });
}
