import { useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import type { Recipient } from '#entities/order/last-recipient.ts';
import type { FormValues } from '#lib/form-values.ts';
import { isSame } from '#lib/is-same.ts';
import { emptyCheckout } from './place-order.ts';

interface SavedAddressProps {
  saved: readonly Recipient[];
}

const another = 'another';

function lineOf({ name, address: { street, city } }: Recipient): string {
  return [name, street.split('\n')[0], city].filter(Boolean).join(', ');
}

/** Offers saved addresses beside the fields' heading. */
export function SavedAddress({ saved }: SavedAddressProps) {
  const id = useId();
  const { values, setValues } = useFormikContext<FormValues>();
  const recipientOf = ({ name = '', phone = '', address = {} }: FormValues) => ({ name, phone, address });
  const chosen = saved.findIndex((one) => isSame(one, recipientOf(values)));
  // Restores typed values when their choice is selected again.
  const typed = useRef(recipientOf(emptyCheckout));

  function choose(value: string): void {
    if (chosen < 0) typed.current = recipientOf(values);
    void setValues((current) => ({ ...current, ...(saved[Number(value)] ?? typed.current) }));
  }

  return (
    <>
      <label htmlFor={id} className="font-display text-xl">
        Deliver to
      </label>
      <select
        id={id}
        value={chosen < 0 ? another : chosen}
        onChange={({ target }) => choose(target.value)}
        className={`${inputClasses} min-w-0 flex-[1_1_11rem] truncate`}
      >
        {saved.map((one, index) => (
          <option key={JSON.stringify(one)} value={index}>
            {lineOf(one)}
          </option>
        ))}
        <option value={another}>Another address</option>
      </select>
    </>
  );
}
