import { type Customer, customerLimits, customerSchema } from '@bookstore/functions/shared/customer/customer';
import { customerKindNames, customerKinds } from '@bookstore/functions/shared/customer/rebates';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { string } from 'yup';
import { AddressFields } from '#components/forms/address-fields.tsx';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { CheckField } from '#components/forms/check-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { FormPart } from '#components/forms/form-part.tsx';
import { useMoney } from '#config/money.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm } from '#entities/command/desk-form.tsx';
import type { Command } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

const empty = { street: '', city: '', country: '', state: '', zipcode: '' };

function typedOf(customer: Customer | undefined, money: Money) {
  const { limitCents, rebateBasisPoints = 0, ...fields } = customer ?? customerSchema.getDefault();
  return {
    ...fields,
    title: fields.title ?? '',
    address: { ...empty, ...fields.address },
    delivery: { ...empty, ...fields.delivery },
    limit: limitCents === undefined || !customer ? '' : money.typed(limitCents),
    percent: rebateBasisPoints === 0 ? '' : String(rebateBasisPoints / 100),
  };
}

type Typed = ReturnType<typeof typedOf>;

const percents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

const schema = customerSchema.omit(['limitCents', 'rebateBasisPoints']).shape({
  percent: string().matches(/^(?:\d{1,2}(?:[.,]\d{1,2})?)?$/, t('A number below 100, such as 5 or 2.5')),
});

function bodyOf({ limit, percent, ...fields }: Typed, money: Money) {
  return customerSchema.cast({
    ...fields,
    limitCents: typedCents(money, limit),
    rebateBasisPoints: percents(percent),
  });
}

export function AddCustomer({ onChanged }: { onChanged: () => unknown }) {
  const [openedAt, setOpenedAt] = useState(Date.now);
  const money = useMoney();
  return (
    <CustomerForm
      label="Add a customer"
      isCleared
      button="Add customer"
      command={(typed) => ({
        send: () => callOnce('POST /api/customers', { body: bodyOf(typed, money) }, openedAt),
        failed: t('The customer was not added'),
        done: t('{name} can order on account', { name: typed.title.trim() }),
        onDone: () => setOpenedAt(Date.now()),
        onEnd: onChanged,
      })}
    />
  );
}

interface EditCustomerProps {
  customer: Customer;
  onChanged: () => unknown;
  onSaved: () => void;
}

/** Refused when another person has changed the customer meanwhile. */
export function EditCustomer({ customer, onChanged, onSaved }: EditCustomerProps) {
  const { id, title: name, version } = customer;
  const money = useMoney();
  return (
    <CustomerForm
      label={t('Change {name}', { name })}
      customer={customer}
      button="Save"
      command={(typed) => ({
        send: () =>
          callAdminApi('PUT /api/customers/:id', {
            params: { id },
            body: bodyOf(typed, money),
            headers: { 'If-Match': `"${version}"` },
          }),
        failed: t('{name} was not changed', { name }),
        done: t('{name} was changed', { name }),
        onDone: onSaved,
        onEnd: onChanged,
      })}
    />
  );
}

interface CustomerFormProps {
  label: string;
  customer?: Customer;
  button: string;
  isCleared?: boolean;
  command: (typed: Typed) => Command<unknown>;
}

function CustomerForm({ label, customer, ...form }: CustomerFormProps) {
  const money = useMoney();
  return (
    <DeskForm
      aria-label={label}
      className="@container grid grid-cols-1 gap-6"
      first={typedOf(customer, money)}
      schema={schema}
      {...form}
    >
      <div className="grid items-start gap-4 @sm:grid-cols-2">
        <div className="col-span-full grid gap-4">
          <TextField name="title" label="Name" autoComplete="off" maxLength={orderLimits.name} />
          <ChoiceField
            name="kind"
            label="What it is"
            choices={optionsOf(customerKindNames, (kind) => customerKinds[kind].label)}
          />
        </div>
        <TextField
          name="email"
          label="E-mail for invoices"
          autoComplete="off"
          maxLength={orderLimits.email}
        />
        <TextField name="phone" label="Phone" autoComplete="off" maxLength={orderLimits.phone} />
      </div>
      <FormPart title="Billing address">
        <AddressFields isOwn={false} />
      </FormPart>
      <FormPart title="Delivery address" hint="Empty where the books go to the billing address.">
        <AddressFields of="delivery" isOwn={false} />
      </FormPart>
      <FormPart title={t('Terms|of a customer')}>
        <TextField name="termDays" label="Days to pay" inputMode="numeric" autoComplete="off" />
        <AmountField name="limit" label="Limit" money={money} />
        <TextField
          name="taxNumber"
          label="Tax number"
          autoComplete="off"
          maxLength={customerLimits.taxNumber}
        />
        <TextField
          name="buyerReference"
          label="Buyer’s reference"
          hint="Or a Leitweg-ID, whose check digits are looked at."
          autoComplete="off"
          maxLength={customerLimits.buyerReference}
        />
        <CheckField
          className="col-span-full"
          name="isCollected"
          label="Invoices collected, as for a month: you write them under “Open items”"
        />
        <CheckField
          className="col-span-full"
          name="isPublic"
          label="Public buyer: its invoices need its reference"
        />
      </FormPart>
      <FormPart
        title="Price of several copies"
        hint="Of prices that no law fixes. Of fixed prices the law of the shop’s country says what schools and libraries get."
      >
        <TextField name="rebateFrom" label="From copies" inputMode="numeric" autoComplete="off" />
        <TextField name="percent" label="Percent less" inputMode="decimal" autoComplete="off" />
      </FormPart>
    </DeskForm>
  );
}
