import { Formik } from 'formik';
import { NameField } from '#components/forms/address-fields.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import type { SaveProfile } from './use-profile.ts';

interface NameFormProps {
  name: string;
  onSave: SaveProfile;
  onClose: () => void;
}

export function NameForm({ name: earlier, onSave, onClose }: NameFormProps) {
  return (
    <Formik
      initialValues={{ name: earlier }}
      onSubmit={async ({ name }) => {
        if (await onSave(() => ({ name: name.trim() }))) onClose();
      }}
    >
      {({ isSubmitting }) => (
        <ShopForm className="grid max-w-sm gap-4">
          <NameField />
          <FormButtons busy={isSubmitting} onCancel={onClose}>
            Save
          </FormButtons>
        </ShopForm>
      )}
    </Formik>
  );
}
