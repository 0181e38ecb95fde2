import type { OrderConflict } from '@bookstore/functions/shared/order/order';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame, TextField } from '#components/forms/field.tsx';
import { checkoutTexts } from '#config/checkout-texts.ts';
import { paths } from '#config/paths.ts';
import { prepareAlerts, showFailure } from '#lib/alerts.ts';
import { ApiError } from '#lib/api.ts';
import type { FormValues } from '#lib/form-values.ts';
import { isNoConnection } from '#lib/no-connection.ts';
import { endDraft, readDraft } from './checkout-draft.ts';
import type { Recipient } from './last-recipient.ts';
import {
  conflictOf,
  emptyCheckout,
  type OrderOutcome,
  orderRequest,
  type Purchase,
  placeOrder,
} from './place-order.ts';
import { PrefillNote } from './prefill-note.tsx';
import { StreetHint } from './street-hint.tsx';

interface CheckoutFormProps {
  uid: string;
  email: string;
  purchase: Purchase;
  /** The recipient of the last order: the form is filled in with it as soon as it is known. */
  lastRecipient?: Recipient | undefined;
  onOrdered: (outcome: OrderOutcome) => void;
  /** Called when the API refused the order because the books have changed. */
  onConflict: (conflict: OrderConflict) => void;
}

/** What the shopper can do about a failed order: check the books again, wait, as the API says, or find a connection. */
function reasonOf(error: unknown): string | undefined {
  if (isNoConnection(error)) return checkoutTexts.noConnection;
  const isWorthReading =
    error instanceof ApiError && [400, 409, 429].some((status) => status === error.failure);
  return isWorthReading ? error.message : undefined;
}

const addressFields = [
  { part: 'street', label: 'Address / Street', autoComplete: 'street-address', wide: true },
  { part: 'city', label: 'City', autoComplete: 'address-level2' },
  { part: 'country', label: 'Country / Region', autoComplete: 'country-name' },
  { part: 'state', label: 'State / Province', autoComplete: 'address-level1' },
  { part: 'zipcode', label: 'Zipcode', autoComplete: 'postal-code' },
];

/** Where to deliver the books. Only the terms must be ticked. */
export function CheckoutForm({
  uid,
  email,
  purchase,
  lastRecipient,
  onOrdered,
  onConflict,
}: CheckoutFormProps) {
  const emailId = useId();
  const [draft] = useState(() => readDraft(uid));
  const [isOrdered, setOrdered] = useState(false);

  async function submit(values: FormValues) {
    let outcome: OrderOutcome;
    try {
      outcome = await placeOrder(uid, orderRequest(values, email, purchase));
    } catch (error) {
      console.warn('The order was not placed:', error instanceof ApiError ? error.failure : error);
      const conflict = conflictOf(error);
      if (conflict) onConflict(conflict);
      // Not awaited: the form can be used again at once, with everything that was typed.
      void showFailure(checkoutTexts.orderFailure, reasonOf(error));
      return;
    }
    setOrdered(true);
    endDraft();
    onOrdered(outcome);
  }

  return (
    <Formik initialValues={{ ...emptyCheckout, ...draft?.values }} onSubmit={submit}>
      {({ values, isSubmitting, getFieldProps }) => (
        <Form noValidate onFocus={prepareAlerts} className="grid gap-5 sm:grid-cols-6">
          <div className="-mb-3 sm:col-span-6">
            <PrefillNote uid={uid} recipient={lastRecipient} draft={draft} isOrdered={isOrdered} />
          </div>
          <div className="sm:col-span-6">
            <TextField name="name" label="Full Name" autoComplete="name" maxLength={orderLimits.name} />
          </div>
          <div className="sm:col-span-3">
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
          <div className="sm:col-span-3">
            <TextField
              name="phone"
              label="Phone Number"
              type="tel"
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete="tel"
              maxLength={orderLimits.phone}
            />
          </div>
          {addressFields.map(({ part, label, autoComplete, wide }) => (
            <div key={part} className={wide ? 'sm:col-span-6' : 'sm:col-span-3'}>
              <TextField
                name={`address.${part}`}
                label={label}
                autoComplete={autoComplete}
                maxLength={orderLimits.addressPart}
              />
            </div>
          ))}
          <label className="flex items-start gap-3 text-[0.9375rem] sm:col-span-6">
            <input
              type="checkbox"
              {...getFieldProps({ name: 'terms', type: 'checkbox' })}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              I agree to the{' '}
              <a href={paths.terms} target="_blank" rel="noreferrer" className="text-accent underline">
                Terms & Conditions
              </a>{' '}
              and the{' '}
              <a href={paths.privacy} target="_blank" rel="noreferrer" className="text-accent underline">
                Shopping Policy
              </a>
              .
            </span>
          </label>
          <StreetHint />
          <div className="flex flex-wrap items-center gap-4 sm:col-span-6">
            <Button type="submit" disabled={!values.terms} busy={isSubmitting} className="px-8">
              Place an Order
            </Button>
            <Link
              to={paths.cart}
              className="text-[0.9375rem] text-muted underline underline-offset-4 hover:text-accent"
            >
              Back to the cart
            </Link>
          </div>
        </Form>
      )}
    </Formik>
  );
}
