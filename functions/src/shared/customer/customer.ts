import { boolean, type InferType, number, object, string } from 'yup';
import { addressLines } from '../order/address-lines.ts';
import { cashLimits, orderLimits } from '../order/order-limits.ts';
import { addressParts } from '../order/recipient.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema } from '../values/line-text.ts';
import { readFields, readTime } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { isBuyerReference, isLeitwegId } from './leitweg-id.ts';
import { customerKindNames } from './rebates.ts';

export const customerLimits = { customers: 1000, termDays: 365, taxNumber: 60, buyerReference: 100 };

const whole = (label: string, most: number) =>
  number()
    .label(label)
    .typeError(t('{label} must be a whole number', { label }))
    .integer(t('{label} must be a whole number', { label }))
    .min(0)
    .max(most);

/** POST and PUT /api/customers. */
export const customerSchema = object({
  /** The name, under the field that kept documents use. */
  title: lineSchema()
    .label(t('Name'))
    .max(orderLimits.name)
    .required(t('A customer on account needs a name')),
  kind: choiceSchema(t('What it is'), customerKindNames).default('other'),
  /** For invoices. */
  address: object({
    ...addressParts,
    street: addressParts.street.required(t('An invoice needs a street')),
    city: addressParts.city.required(t('An invoice needs a town')),
    country: addressParts.country.required(t('An invoice needs a country')),
    zipcode: addressParts.zipcode.test(
      'public',
      t('Invoices to a public buyer need its zipcode'),
      (zip, { from }) => Boolean(zip) || !from?.[1]?.value.isPublic,
    ),
  }).noUnknown(),
  /** For parcels; all empty where it is the same address. */
  delivery: object(addressParts).noUnknown(),
  email: string()
    .label(t('E-mail for invoices'))
    .trim()
    .max(orderLimits.email)
    .email()
    .default('')
    .when(['isPublic', 'buyerReference'], ([isPublic, reference], email) =>
      isPublic && !isLeitwegId(String(reference))
        ? email.required(t('Invoices to a public buyer need its e-mail address or a Leitweg-ID'))
        : email,
    ),
  phone: lineSchema().label(t('Phone')).max(orderLimits.phone).default(''),
  termDays: whole(t('Days to pay'), customerLimits.termDays).default(30),
  /** Collective invoices, as for a month, instead of one per parcel. */
  isCollected: boolean().label(t('Invoices collected')).default(false),
  limitCents: whole(t('Limit'), cashLimits.cents).default(0),
  taxNumber: lineSchema().label(t('Tax number')).max(customerLimits.taxNumber).default(''),
  /** A public buyer, who wants an XRechnung. */
  isPublic: boolean().label(t('Public buyer')).default(false),
  buyerReference: lineSchema()
    .label(t('Buyer’s reference'))
    .max(customerLimits.buyerReference)
    .default('')
    .test('leitweg', t('The check digits of this Leitweg-ID are wrong'), isBuyerReference)
    .when('isPublic', ([isPublic], reference) =>
      isPublic
        ? reference.required(t('Invoices to a public buyer need its reference, such as a Leitweg-ID'))
        : reference,
    ),
  /** From so many copies of a title, and by how much. */
  rebateFrom: whole(t('Copies'), 10_000).default(0),
  rebateBasisPoints: whole(t('Less'), 10_000).default(0),
}).noUnknown();

export type CustomerFields = InferType<typeof customerSchema>;

/** The version is the millisecond of its last change. */
export interface Customer extends CustomerFields {
  id: string;
  version: number;
}

export interface CustomerAnswer {
  message: string;
  customer: Customer;
}

/** Those that the owner writes. */
export function customerFields(customer: CustomerFields): CustomerFields {
  return readFields(customerSchema, { ...customer });
}

export function readCustomer(id: string, data: Readonly<Record<string, unknown>>): Customer {
  return { id, ...readFields(customerSchema, data), version: readTime(data.updatedAt) };
}

export function deliveryAddress({ address: billing, delivery }: CustomerFields): CustomerFields['address'] {
  return Object.values(delivery).some(Boolean) ? delivery : billing;
}

/** In the format of its country. */
export const linesOf = (name: string, to: CustomerFields['address']) =>
  addressLines({ name, address: to }).map(([, line]) => line);
