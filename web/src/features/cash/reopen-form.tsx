import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useDayChange } from './use-day-change.ts';

interface ReopenFormProps {
  day: string;
  onChanged: () => void;
}

/** Opens a closed day again, for the owner and with a reason. */
export function ReopenForm({ day, onChanged }: ReopenFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { busy, send } = useDayChange(onChanged);

  async function reopen(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!reason.trim()) return setError('Say why the day is opened again');
    const body = { reason };
    await send({
      call: (headers) => callAdminApi('POST /api/cash/:day/reopen', { params: { day }, body, headers }),
      done: 'The day is open again',
      failed: 'The day was not opened again',
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
          setReason(text);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        Open again
      </Button>
    </form>
  );
}
