import type { CashClosing } from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { object, string } from 'yup';
import { TextField } from '#components/forms/field.tsx';
import { useDayLocale } from '#config/money.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import { dayName } from './cash-address.ts';

interface ReopenFormProps {
  day: string;
  closing: CashClosing;
  onChanged: () => unknown;
}

const schema = object({ reason: string().trim().required(t('Say why the day is opened again')) });

export function ReopenForm({ day, closing, onChanged }: ReopenFormProps) {
  return (
    <DeskForm
      aria-label="Open the day again"
      keptAs={t('Open {dayName} again', { dayName: dayName(day, useDayLocale()) })}
      className="grid gap-4 border-t border-line pt-4 print:hidden"
      first={{ reason: '' }}
      schema={schema}
      failures="dialog"
      command={(body) => ({
        send: () => callOnce('POST /api/cash/:day/reopen', { params: { day }, body }, closing),
        done: t('The day is open again'),
        failed: t('The day was not opened again'),
        onEnd: onChanged,
      })}
    >
      <TextField name="reason" label="Reason" maxLength={cashLimits.note} autoComplete="off" />
      <SendButton variant="secondary">Open again</SendButton>
    </DeskForm>
  );
}
