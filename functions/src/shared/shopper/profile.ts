import { array, type InferType, mixed, number, object } from 'yup';
import { orderLimits } from '../order/order-limits.ts';
import { recipientSchema } from '../order/recipient.ts';
import { lineSchema } from '../values/line-text.ts';
import { readFields } from '../values/stored-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { isLanguage, type Language } from '../words/languages.ts';
import { t } from '../words/words.ts';
import { type MailConsents, mailAnswersSchema, mailConsentsSchema } from './mail-kinds.ts';

export const mostAddresses = 10;

/** As the checkout asks for it; a saved one needs at least a street. */
export const savedAddressSchema = recipientSchema
  .noUnknown()
  // Runs before the fields are checked, which may be missing.
  .test('street', (given, { createError, path }) =>
    given?.address?.street
      ? true
      : createError({
          path: [path, 'address.street'].filter(Boolean).join('.'),
          message: t('Street is required'),
        }),
  );

export type SavedAddress = InferType<typeof savedAddressSchema>;

/** The first one is the default. */
const addressesSchema = array(savedAddressSchema.required())
  .label(t('Addresses'))
  .max(mostAddresses, t('There is room for {most} addresses', { most: mostAddresses }))
  .test(
    'distinct',
    t('This address is saved already'),
    (all = []) => new Set(all.map((one) => JSON.stringify(one))).size === all.length,
  );

const nameSchema = lineSchema().label(t('Name')).max(orderLimits.name);

/** PUT /api/account. What is left out stays. */
export const profileEditSchema = object({
  name: nameSchema,
  addresses: addressesSchema,
  mails: mailAnswersSchema,
  language: languageSchema(),
}).noUnknown();

export type ProfileEdit = InferType<typeof profileEditSchema>;

/** The fields of a shopper's document for the account page. */
const storedProfileSchema = object({
  name: nameSchema.required(),
  addresses: addressesSchema.required(),
  mails: mailConsentsSchema,
  language: mixed<Language>(isLanguage),
  profileVersion: number().required(),
});

export interface ShopperProfile {
  name: string;
  addresses: SavedAddress[];
  mails: MailConsents;
  /** Of the page where it was last changed: for mails that are about no order. */
  language?: Language | undefined;
  /** Of these fields alone, so that changes of the cart do not conflict with them; 0 before the first change. */
  version: number;
}

export function readProfile(data: Readonly<Record<string, unknown>>): ShopperProfile {
  const { profileVersion, ...profile } = readFields(storedProfileSchema, data);
  return { ...profile, version: profileVersion };
}
