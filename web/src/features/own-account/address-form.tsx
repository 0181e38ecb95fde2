import { type SavedAddress, savedAddressSchema } from '@bookstore/functions/shared/shopper/profile';
import { Formik } from 'formik';
import { useEffect, useRef } from 'react';
import { AddressFields, NameField, PhoneField } from '#components/forms/address-fields.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';

interface AddressFormProps {
  title: string;
  address: SavedAddress;
  /** @returns whether it was saved */
  onSave: (address: SavedAddress) => Promise<boolean>;
  onClose: () => void;
}

/** Uses the fields and rules of the checkout. */
export function AddressForm({ title, address, onSave, onClose }: AddressFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);

  async function submit(values: SavedAddress) {
    if (await onSave(savedAddressSchema.cast(values))) onClose();
  }

  return (
    <div ref={frame} className="rounded-card border border-accent bg-surface p-5 sm:p-6">
      <h3 className="mb-4 text-lg">{title}</h3>
      <Formik initialValues={address} validationSchema={savedAddressSchema} onSubmit={submit}>
        {({ isSubmitting }) => (
          <ShopForm aria-label={title} className="grid grid-cols-1 gap-x-4 gap-y-5 min-[22rem]:grid-cols-2">
            <div className="max-sm:col-span-full">
              <NameField />
            </div>
            <div className="max-sm:col-span-full">
              <PhoneField />
            </div>
            <AddressFields />
            <FormButtons busy={isSubmitting} onCancel={onClose}>
              Save address
            </FormButtons>
          </ShopForm>
        )}
      </Formik>
    </div>
  );
}
