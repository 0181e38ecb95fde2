import { type CashDay, drawerCents, mostCounted } from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { type FormEvent, useState } from 'react';
import { AmountField, typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { useDayLocale } from '#config/money.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { dayName } from './cash-address.ts';
import { differenceWords } from './difference-words.ts';

interface CloseFormProps {
  cash: CashDay;
  onChanged: () => unknown;
}

/** Counts the drawer and closes the day. */
export function CloseForm({ cash, onChanged }: CloseFormProps) {
  const money = useOrderMoney(cash);
  const locale = useDayLocale();
  const { day } = cash;
  const expectedCents = drawerCents(cash.sums);
  const { values, change } = useKeptState(`Close ${dayName(day, locale)}`, { counted: '', note: '' });
  const { note } = values;
  const amount = typedAmount(money, values.counted);
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useCommand();
  const countedCents = amount.cents;
  const isTooMuch = countedCents !== undefined && countedCents > mostCounted(expectedCents);

  async function close(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (countedCents === undefined || isTooMuch) return;
    const figures = `The drawer should hold ${money.text(expectedCents)}, and ${money.text(countedCents)} were counted. ${differenceWords(countedCents, expectedCents, money)}. Money noted later counts on the next day.`;
    const input = { params: { day }, body: { countedCents, expectedCents, note } };
    await run({
      ask: [`Close ${dayName(day, locale)}?`, figures, 'Close the day', 'Not yet'],
      send: () => callOnce('POST /api/cash/:day/close', input, cash),
      done: 'The day is closed',
      failed: 'The day was not closed',
      // Also after a refusal: another person has closed the day, or noted money.
      onEnd: onChanged,
    });
  }

  return (
    <form
      noValidate
      aria-label="Close the day"
      onSubmit={(event) => void close(event)}
      className="grid gap-4"
    >
      <p className="text-[0.9375rem]">
        The drawer should hold <strong className="tabular-nums">{money.text(expectedCents)}</strong> in cash.
      </p>
      <AmountField
        label="Counted"
        amount={amount}
        onChange={(counted) => change({ counted })}
        problem={isTooMuch ? 'Counted is too much for a drawer' : undefined}
        isAsked={isAsked}
      />
      <p role="status" className="text-[0.9375rem] font-medium empty:hidden">
        {countedCents !== undefined && differenceWords(countedCents, expectedCents, money)}
      </p>
      <TextInput
        label="Note (optional)"
        value={note}
        maxLength={cashLimits.note}
        autoComplete="off"
        onChange={(text) => change({ note: text })}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        Close the day
      </Button>
    </form>
  );
}
