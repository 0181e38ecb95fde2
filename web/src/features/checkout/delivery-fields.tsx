import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame, TextField } from '#components/forms/field.tsx';

const addressFields = [
  { part: 'street', label: 'Address / Street', autoComplete: 'street-address', wide: true },
  { part: 'city', label: 'City', autoComplete: 'address-level2' },
  { part: 'country', label: 'Country / Region', autoComplete: 'country-name' },
  { part: 'state', label: 'State / Province', autoComplete: 'address-level1' },
  { part: 'zipcode', label: 'Zipcode', autoComplete: 'postal-code' },
];

interface DeliveryFieldsProps {
  email: string;
  /** Then no address is asked for. */
  isCollected: boolean;
}

/** Who gets the books, and where. */
export function DeliveryFields({ email, isCollected }: DeliveryFieldsProps) {
  const emailId = useId();
  return (
    <>
      <div className="col-span-full">
        <TextField name="name" label="Full Name" autoComplete="name" maxLength={orderLimits.name} />
      </div>
      <div className="max-sm:col-span-full">
        <FieldFrame id={emailId} label="Email Address" error={undefined}>
          <input
            id={emailId}
            type="email"
            value={email}
            readOnly
            autoComplete="email"
            className={inputClasses}
          />
        </FieldFrame>
      </div>
      <div className="max-sm:col-span-full">
        <TextField
          name="phone"
          label="Phone Number"
          type="tel"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="tel"
          maxLength={orderLimits.phone}
        />
      </div>
      {(isCollected ? [] : addressFields).map(({ part, label, autoComplete, wide }) => (
        // Of short words, so that two stand side by side on a phone, too; a line parts where from who.
        <div key={part} className={wide ? 'col-span-full border-t border-line pt-5' : ''}>
          <TextField
            name={`address.${part}`}
            label={label}
            autoComplete={autoComplete}
            maxLength={orderLimits.addressPart}
          />
        </div>
      ))}
    </>
  );
}
