import { object } from 'yup';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { orderLimits } from './order-limits.ts';

const addressPart = (label: string) => lineSchema().label(label).max(orderLimits.addressPart).default('');

export const addressParts = {
  /** One or more lines. */
  street: linesSchema().label(t('Street')).max(orderLimits.addressPart).default(''),
  city: addressPart(t('City')),
  country: addressPart(t('Country')),
  state: addressPart(t('State')),
  zipcode: addressPart(t('Zipcode')),
};

/** Only types and lengths are checked: all that the shop requires is the ticked terms. */
export const recipientSchema = object({
  name: lineSchema().label(t('Name')).max(orderLimits.name).default(''),
  phone: lineSchema().label(t('Phone')).max(orderLimits.phone).default(''),
  address: object(addressParts).noUnknown(),
});
