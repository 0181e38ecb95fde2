import type { Order } from '@bookstore/functions/shared/order/order';
import { recipientEditSchema } from '@bookstore/functions/shared/order/order-changes';
import { t } from '@bookstore/functions/shared/words/words';
import { CountryField } from '#components/forms/country-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { MailChoice } from '#components/forms/mail-choice.tsx';
import { useShop } from '#config/shop.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm, SendOrLeave } from '#entities/command/desk-form.tsx';
import { orderChange } from '#entities/order/use-order-change.ts';
import { DeliveryToNewAreaNote } from './delivery-to-new-area.tsx';

interface RecipientFormProps {
  order: Order;
  onClose: () => void;
}

export const recipientFormName = t('Correct the recipient');

/** The earlier values stay in the history. */
export function RecipientForm({ order, onClose }: RecipientFormProps) {
  const { name, email, phone } = order;
  const { street = '', city, zipcode, state, country } = order.address;
  const address = { street, city, zipcode, state, country };
  const { zipFirst } = useShop();
  const zipField = <TextField name="address.zipcode" label="Zipcode" autoComplete="off" />;
  return (
    <DeskForm
      aria-label={recipientFormName}
      className="grid gap-3"
      first={{ name, email, phone, address, isMailed: false, deliveryCents: undefined }}
      schema={recipientEditSchema}
      failures="dialog"
      command={(values) => {
        const input = { params: { id: order._id }, body: recipientEditSchema.cast(values) };
        return orderChange(order, {
          send: () => callOnce('PUT /api/orders/:id/recipient', input, order),
          done: t('The recipient is corrected'),
          onDone: onClose,
        });
      }}
    >
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
      <MailChoice label="Send the last mail again" />
      <SendOrLeave onLeave={onClose}>Save</SendOrLeave>
    </DeskForm>
  );
}
