import { type CashDay, drawerCents, mostCounted } from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { AmountField, typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { rich } from '#components/labels/rich.ts';
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

export function CloseForm({ cash, onChanged }: CloseFormProps) {
  const money = useOrderMoney(cash);
  const locale = useDayLocale();
  const { day } = cash;
  const expectedCents = drawerCents(cash.sums);
  const { values, change } = useKeptState(t('Close {dayName}', { dayName: dayName(day, locale) }), {
    counted: '',
    note: '',
  });
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
    const figures = t(
      'The drawer should hold {expectedCents}, and {countedCents} were counted. {difference}. Money noted later counts on the next day.',
      {
        expectedCents: money.text(expectedCents),
        countedCents: money.text(countedCents),
        difference: differenceWords(countedCents, expectedCents, money),
      },
    );
    const input = { params: { day }, body: { countedCents, expectedCents, note } };
    await run({
      ask: [
        t('Close {dayName}?', { dayName: dayName(day, locale) }),
        figures,
        t('Close the day'),
        t('Not yet'),
      ],
      send: () => callOnce('POST /api/cash/:day/close', input, cash),
      done: t('The day is closed'),
      failed: t('The day was not closed'),
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
        {rich('The drawer should hold {sum} in cash.', {
          sum: <strong className="tabular-nums">{money.text(expectedCents)}</strong>,
        })}
      </p>
      <AmountField
        label="Counted"
        amount={amount}
        onChange={(counted) => change({ counted })}
        problem={isTooMuch ? t('Counted is too much for a drawer') : undefined}
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
