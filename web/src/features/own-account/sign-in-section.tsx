import { t } from '@bookstore/functions/shared/words/words';
import { Formik } from 'formik';
import { useState } from 'react';
import { NameField } from '#components/forms/address-fields.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';
import type { Shopper } from '#lib/firebase/auth.ts';
import { AccountRow, AccountRows, AccountSection } from './account-section.tsx';
import { EditableRow } from './editable-row.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SaveProfile } from './use-profile.ts';

interface SignInSectionProps {
  shopper: Shopper;
  name: string;
  onSave: SaveProfile;
}

export function SignInSection({ shopper, name: ownName, onSave }: SignInSectionProps) {
  // Without a name of their own, the sign-in's name, which the page shows above, too.
  const name = ownName || shopper.displayName || '';
  const methods = shopper.signInMethods;
  const email = shopper.email ?? '';
  const [hasPassword, setHasPassword] = useState(methods.includes('password'));
  return (
    <AccountSection title="You and your sign-in" anchor="sign-in">
      <AccountRows>
        <EditableRow
          label="Name"
          value={name || <span className="text-muted">None yet</span>}
          action={name ? t('Change') : t('Add')}
        >
          {(close) => <NameForm name={name} onSave={onSave} onClose={close} />}
        </EditableRow>
        {hasPassword ? (
          <EditableRow label="E-mail" value={<BreakableEmail email={email} />} action={t('Change')}>
            {(close) => <EmailForm email={email} onClose={close} />}
          </EditableRow>
        ) : (
          <AccountRow label="E-mail" value={<BreakableEmail email={email} />} />
        )}
        <EditableRow
          label="Password"
          value={hasPassword ? '••••••••' : <span className="text-muted">None: you sign in with Google</span>}
          action={hasPassword ? t('Change') : t('Add')}
        >
          {(close) => (
            <PasswordForm
              email={email}
              hasPassword={hasPassword}
              onDone={() => setHasPassword(true)}
              onClose={close}
            />
          )}
        </EditableRow>
        {methods.includes('google.com') && <AccountRow label="Google" value={t('Connected')} />}
      </AccountRows>
    </AccountSection>
  );
}

interface NameFormProps {
  name: string;
  onSave: SaveProfile;
  onClose: () => void;
}

function NameForm({ name: earlier, onSave, onClose }: NameFormProps) {
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
