import type { Order } from '@bookstore/functions/shared/order/order';
import { recipientEditSchema } from '@bookstore/functions/shared/order/order-changes';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik } from 'formik';
import { CountryField } from '#components/forms/country-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { FormButtons } from '#components/forms/form-buttons.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { useShop } from '#config/shop.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { useOrderChange } from '#entities/order/use-order-change.ts';
import { DeliveryToNewAreaNote } from './delivery-to-new-area.tsx';

interface RecipientFormProps {
  order: Order;
  onClose: () => void;
}

export const recipientFormName = t('Correct the recipient');

/** Corrects to whom and where an order goes; what it was before stays in the history. */
export function RecipientForm({ order, onClose }: RecipientFormProps) {
  const { change } = useOrderChange(order);
  const { name, email, phone } = order;
  const { street = '', city, zipcode, state, country } = order.address;
  const address = { street, city, zipcode, state, country };
  const { zipFirst } = useShop();
  const zipField = <TextField name="address.zipcode" label="Zipcode" autoComplete="off" />;
  return (
    <Formik
      initialValues={{ name, email, phone, address, isMailed: false, deliveryCents: undefined }}
      validationSchema={recipientEditSchema}
      onSubmit={async (values) => {
        const input = { params: { id: order._id }, body: recipientEditSchema.cast(values) };
        await change({
          send: () => callOnce('PUT /api/orders/:id/recipient', input, order),
          done: t('The recipient is corrected'),
          onDone: onClose,
        });
      }}
    >
      {({ isSubmitting, values, setFieldValue }) => (
        <ShopForm aria-label={recipientFormName} className="grid gap-3">
          <TextField name="name" label="Name" autoComplete="off" />
          {!order.collection && (
            <>
              <TextArea name="address.street" label="Street" rows={2} autoComplete="off" />
              <div
                className={`grid gap-3 ${zipFirst ? 'grid-cols-[7rem_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)_7rem]'}`}
              >
                {zipFirst && zipField}
                <TextField name="address.city" label="City" autoComplete="off" />
                {!zipFirst && zipField}
              </div>
              <div className="grid grid-cols-2 gap-3">
                <TextField name="address.state" label="State" autoComplete="off" />
                <CountryField name="address.country" label="Country" autoComplete="off" />
              </div>
            </>
          )}
          {!order.collection && <DeliveryToNewAreaNote order={order} />}
          <TextField name="phone" label="Phone" type="tel" autoComplete="off" />
          <TextField name="email" label="E-mail" type="email" autoComplete="off" />
          <MailChoice
            label="Send the last mail again"
            isMailed={values.isMailed}
            onChange={(isMailed) => void setFieldValue('isMailed', isMailed)}
          />
          <FormButtons busy={isSubmitting} onCancel={onClose} cancel={t('Leave it')}>
            Save
          </FormButtons>
        </ShopForm>
      )}
    </Formik>
  );
}
