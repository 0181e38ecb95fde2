import { useFormikContext } from 'formik';
import { type MouseEvent, useEffect, useState } from 'react';
import type { FormValues } from '#lib/form-values.ts';
import type { Recipient } from '#lib/last-recipient.ts';
import { fillIn, hasMore, takeOut } from './prefill.ts';

/** Fills the form in from the last order as soon as that is known, says so, and takes it back. */
export function PrefillNote({ recipient }: { recipient: Recipient | undefined }) {
  const { values, setValues } = useFormikContext<FormValues>();
  const [filled, setFilled] = useState<Recipient>();
  const [seen, setSeen] = useState<Recipient>();

  // Once for each recipient, and never again after a Clear.
  useEffect(() => {
    if (!recipient || recipient === seen) return;
    setSeen(recipient);
    if (!hasMore(values, recipient)) return;
    setFilled(recipient);
    void setValues((current) => fillIn(current, recipient));
  }, [recipient, seen, values, setValues]);

  function clear(earlier: Recipient, { currentTarget }: MouseEvent<HTMLButtonElement>): void {
    void setValues((current) => takeOut(current, earlier));
    setFilled(undefined);
    // The button goes; what is to be filled in instead comes first.
    currentTarget.form?.querySelector('input')?.focus();
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted">
      <p role="status">{filled ? 'Filled in from your last order.' : 'Where should the courier ring?'}</p>
      {filled && (
        <button
          type="button"
          aria-label="Clear what was filled in"
          onClick={(event) => clear(filled, event)}
          className="min-h-11 px-2 text-accent underline underline-offset-4"
        >
          Clear
        </button>
      )}
    </div>
  );
}
