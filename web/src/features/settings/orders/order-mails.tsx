import { mailLimits } from '@bookstore/functions/shared/shop/mail-settings';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { SwitchField } from '../frame/switch-field.tsx';

/** The addresses that get the mails about new orders. */
export function OrderMails() {
  const { values, errors, submitCount } = useFormikContext<SettingsEdit>();
  const { isToContact = true, addresses = [] } = values.orderMails ?? {};
  const count = addresses.length + (isToContact ? 1 : 0);
  const problem: unknown = submitCount > 0 && getIn(errors, 'orderMails.addresses');
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="font-medium">Mails about new orders</legend>
      <div className="mt-1 -mb-3">
        <SwitchField
          name="orderMails.isToContact"
          label="To the e-mail address of the shop"
          hint="It stands under “Name and contact”."
        />
      </div>
      <FieldArray name="orderMails.addresses">
        {({ push, remove }) => (
          <>
            {addresses.map((_, index) => {
              const name = `orderMails.addresses[${index}]`;
              return (
                <div key={name} className="grid grid-cols-1 items-start gap-x-4 sm:grid-cols-[1fr_auto]">
                  <TextField name={name} label={`Address ${index + 1}`} type="email" autoComplete="off" />
                  <Button
                    variant="remove"
                    aria-label={`Remove address ${index + 1}`}
                    onClick={() => remove(index)}
                    className="justify-self-start px-0! sm:mt-6.5"
                  >
                    Remove
                  </Button>
                </div>
              );
            })}
            {typeof problem === 'string' && <p className="text-sm failure-note">{problem}</p>}
            {count === 0 && <p className="text-[0.9375rem] text-muted">No mail tells of new orders.</p>}
            {count < mailLimits.addresses && (
              <Button variant="secondary" onClick={() => push('')} className="justify-self-start">
                Add an address
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </fieldset>
  );
}
