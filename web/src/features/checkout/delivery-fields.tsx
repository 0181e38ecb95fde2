import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { CountryField } from '#components/forms/country-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';

// Of short words, so that two stand side by side on a phone, too.
const placeFields = [
  { part: 'city', label: 'City', autoComplete: 'address-level2', Field: TextField },
  { part: 'country', label: 'Country / Region', autoComplete: 'country-name', Field: CountryField },
  { part: 'state', label: 'State / Province', autoComplete: 'address-level1', Field: TextField },
  { part: 'zipcode', label: 'Zipcode', autoComplete: 'postal-code', Field: TextField },
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
          inputMode="tel"
          autoComplete="tel"
          maxLength={orderLimits.phone}
        />
      </div>
      {!isCollected && (
        <>
          <div className="col-span-full border-t border-line pt-5">
            <TextArea
              name="address.street"
              label="Address / Street"
              rows={2}
              autoComplete="street-address"
              maxLength={orderLimits.addressPart}
            />
          </div>
          {placeFields.map(({ part, Field, ...rest }) => (
            <div key={part}>
              <Field name={`address.${part}`} {...rest} maxLength={orderLimits.addressPart} />
            </div>
          ))}
        </>
      )}
    </>
  );
}
