import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { t } from '@bookstore/functions/shared/words/words';
import { useShop } from '#config/shop.ts';
import { CountryField } from './country-field.tsx';
import { TextField } from './field.tsx';
import { TextArea } from './form-controls.tsx';

// With short labels, so that two stand side by side on a phone, too.
const placeFields = [
  { part: 'city', label: t('City'), autoComplete: 'address-level2', Field: TextField },
  { part: 'country', label: t('Country / Region'), autoComplete: 'country-name', Field: CountryField },
  { part: 'state', label: t('State / Province'), autoComplete: 'address-level1', Field: TextField },
  { part: 'zipcode', label: t('Zipcode'), autoComplete: 'postal-code', Field: TextField },
];

export function NameField() {
  return <TextField name="name" label="Full Name" autoComplete="name" maxLength={orderLimits.name} />;
}

export function PhoneField() {
  return (
    <TextField
      name="phone"
      label="Phone Number"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={orderLimits.phone}
    />
  );
}

const zipFirstFields = [...placeFields.slice(3), ...placeFields.slice(0, 3)];

interface AddressFieldsProps {
  of?: string;
  /** Whether the address is that of the person who fills it in. */
  isOwn?: boolean;
}

export function AddressFields({ of = 'address', isOwn = true }: AddressFieldsProps) {
  const fields = useShop().zipFirst ? zipFirstFields : placeFields;
  return (
    <>
      <div className="col-span-full border-t border-line pt-5">
        <TextArea
          name={`${of}.street`}
          label="Address / Street"
          rows={2}
          autoComplete={isOwn ? 'street-address' : 'off'}
          maxLength={orderLimits.addressPart}
        />
      </div>
      {fields.map(({ part, Field, label, autoComplete }) => (
        // The arrow of the country list, which opens on typing anyway, would take the names' room on a phone.
        <div key={part} className="[&_[list]::-webkit-calendar-picker-indicator]:hidden!">
          <Field
            name={`${of}.${part}`}
            label={label}
            autoComplete={isOwn ? autoComplete : 'off'}
            maxLength={orderLimits.addressPart}
          />
        </div>
      ))}
    </>
  );
}
