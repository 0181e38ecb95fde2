import { type CashDay, drawerCents, mostCounted } from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { AmountField, typedAmount, typedCents } from '#components/forms/amount-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { rich } from '#components/labels/rich.ts';
import { useDayLocale } from '#config/money.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { dayName } from './cash-address.ts';
import { differenceWords } from './difference-words.ts';

interface CloseFormProps {
  cash: CashDay;
  onChanged: () => unknown;
}

export function CloseForm({ cash, onChanged }: CloseFormProps) {
  const money = useOrderMoney(cash);
  const { day } = cash;
  const title = { dayName: dayName(day, useDayLocale()) };
  const expectedCents = drawerCents(cash);
  const differenceOf = (countedCents: number) => differenceWords(countedCents, expectedCents, money);
  return (
    <DeskForm
      aria-label="Close the day"
      keptAs={t('Close {dayName}', title)}
      className="grid gap-4"
      first={{ counted: '', note: '' }}
      failures="dialog"
      command={({ counted, note }) => {
        const countedCents = typedCents(money, counted);
        const figures = t(
          'The drawer should hold {expectedCents}, and {countedCents} were counted. {difference}. Money noted later counts on the next day.',
          {
            expectedCents: money.text(expectedCents),
            countedCents: money.text(countedCents),
            difference: differenceOf(countedCents),
          },
        );
        const input = { params: { day }, body: { countedCents, expectedCents, note } };
        return {
          ask: [t('Close {dayName}?', title), figures, t('Close the day'), t('Not yet')],
          send: () => callOnce('POST /api/cash/:day/close', input, cash),
          done: t('The day is closed'),
          failed: t('The day was not closed'),
          // Also after a refusal: another person may have closed the day or noted money.
          onEnd: onChanged,
        };
      }}
    >
      {({ values }) => {
        const { cents } = typedAmount(money, values.counted);
        return (
          <>
            <p className="text-[0.9375rem]">
              {rich('The drawer should hold {sum} in cash.', {
                sum: <strong className="tabular-nums">{money.text(expectedCents)}</strong>,
              })}
            </p>
            <AmountField
              name="counted"
              label="Counted"
              money={money}
              problemOf={(counted) =>
                counted > mostCounted(expectedCents) ? t('Counted is too much for a drawer') : undefined
              }
            />
            <p role="status" className="text-[0.9375rem] font-medium empty:hidden">
              {cents !== undefined && differenceOf(cents)}
            </p>
            <TextField name="note" label="Note (optional)" maxLength={cashLimits.note} autoComplete="off" />
            <SendButton>Close the day</SendButton>
          </>
        );
      }}
    </DeskForm>
  );
}
