import { useId } from 'react';
import { AddressFields, NameField, PhoneField } from '#components/forms/address-fields.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';

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
        <NameField />
      </div>
      <div className="col-span-full grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-[5fr_3fr]">
        <FieldFrame id={emailId} label="Email Address" error={undefined}>
          {/* One that is longer than its line goes on in the next: it cannot be changed, and should be seen whole. */}
          <textarea
            id={emailId}
            rows={1}
            value={email}
            readOnly
            autoComplete="email"
            className={`${inputClasses} block resize-none field-sizing-content`}
          />
        </FieldFrame>
        <PhoneField />
      </div>
      {!isCollected && <AddressFields />}
    </>
  );
}
