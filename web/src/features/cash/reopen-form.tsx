import { cashLimits } from '@bookstore/functions/shared/order/order-limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useDayChange } from './use-day-change.ts';

interface ReopenFormProps {
  day: string;
  onChanged: () => void;
}

/** Opens a closed day again, for the owner and with a reason. */
export function ReopenForm({ day, onChanged }: ReopenFormProps) {
  const id = useId();
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
      <FieldFrame id={id} label="Reason" error={error}>
        <input
          id={id}
          value={reason}
          maxLength={cashLimits.note}
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
          className={inputClasses}
        />
      </FieldFrame>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        Open again
      </Button>
    </form>
  );
}
