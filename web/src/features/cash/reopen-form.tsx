import type { CashClosing } from '@bookstore/functions/shared/order/cash';
import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { useDayLocale } from '#config/money.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { dayName } from './cash-address.ts';

interface ReopenFormProps {
  day: string;
  closing: CashClosing;
  onChanged: () => unknown;
}

/** Opens a closed day again, for the owner and with a reason. */
export function ReopenForm({ day, closing, onChanged }: ReopenFormProps) {
  const name = t('Open {dayName} again', { dayName: dayName(day, useDayLocale()) });
  const { values, change } = useKeptState(name, { reason: '' });
  const { reason } = values;
  const [error, setError] = useState<string>();
  const { busy, run } = useCommand();

  async function reopen(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!reason.trim()) return setError(t('Say why the day is opened again'));
    const input = { params: { day }, body: { reason } };
    await run({
      send: () => callOnce('POST /api/cash/:day/reopen', input, closing),
      done: t('The day is open again'),
      failed: t('The day was not opened again'),
      onEnd: onChanged,
    });
  }

  return (
    <form
      noValidate
      aria-label="Open the day again"
      onSubmit={(event) => void reopen(event)}
      className="grid gap-4 border-t border-line pt-4 print:hidden"
    >
      <TextInput
        label="Reason"
        problem={error}
        value={reason}
        maxLength={cashLimits.note}
        autoComplete="off"
        onChange={(text) => {
          change({ reason: text });
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        Open again
      </Button>
    </form>
  );
}
