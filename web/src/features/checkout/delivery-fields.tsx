import { useId } from 'react';
import { AddressFields, NameField, PhoneField } from '#components/forms/address-fields.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';

interface DeliveryFieldsProps {
  email: string;
  /** Then no address is asked for. */
  isCollected: boolean;
}

export function DeliveryFields({ email, isCollected }: DeliveryFieldsProps) {
  const emailId = useId();
  return (
    <>
      <div className="col-span-full">
        <NameField />
      </div>
      <div className="col-span-full xl:col-span-1">
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
      <div className="col-span-full xl:col-span-1">
        <PhoneField />
      </div>
      {!isCollected && <AddressFields />}
    </>
  );
}
