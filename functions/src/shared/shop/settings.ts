import { array, boolean, type InferType, object, string } from 'yup';
import { deliveryFields } from '../delivery/delivery-fields.ts';
import { defaultDelivery } from '../delivery/delivery-setting.ts';
import { genreFields } from '../genre/genre-fields.ts';
import { type GenreMerge, genreMergesSchema } from '../genre/genre-merges.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { isPath, isSecureAddress } from '../values/link-address.ts';
import { isObject, readFields, readTime } from '../values/stored-fields.ts';
import { accentFields } from './accent-setting.ts';
import { currencyFields } from './currency.ts';
import { defaultProfileSettings, profileLimits as limits, type ProfileSettings } from './default-profile.ts';
import { invoiceFields } from './invoice-fields.ts';
import { defaultInvoices } from './invoice-setting.ts';
import { logoFields } from './logo-setting.ts';
import { defaultMailSettings, type MailSettings, mailFields } from './mail-settings.ts';
import { priceRuleFields } from './price-rule-fields.ts';
import { serviceFields } from './service-settings.ts';
import type { TextSettings } from './shop-texts.ts';
import { defaultTax, taxFields } from './tax-setting.ts';
import { defaultTexts, textFields } from './text-settings.ts';
import { welcomeFields } from './welcome-settings.ts';

/** An address of the shop or of another site, or nothing. */
const linkSchema = () =>
  lineSchema()
    .label('Link')
    .max(limits.link)
    .test(
      'link',
      ({ label }) => `${label} must begin with / for a page of the shop, or with https://`,
      (text = '') => text === '' || isPath(text) || isSecureAddress(text),
    )
    .default('');

const socialLink = object({
  name: lineSchema().label('Name of the link').max(limits.social.name).required(),
  href: lineSchema()
    .label('Address of the link')
    .max(limits.link)
    .required()
    .test(
      'address',
      ({ label }) => `${label} must begin with https://`,
      (text = '') => text === '' || isSecureAddress(text),
    ),
}).default(undefined);

const newsItem = object({
  title: lineSchema().label('Title').max(limits.news.title).required(),
  description: lineSchema().label('Text').max(limits.news.description).required(),
  link: linkSchema(),
}).default(undefined);

const fields = {
  /** Whether the overview shows the figures that are no figures of this shop. */
  sampleFigures: boolean().label('Sample figures').required(),
  /** Whether an e-mail address is confirmed before the second unpaid order goes to it. */
  confirmAddress: boolean().label('Confirm addresses').required(),
  ...currencyFields,
  ...priceRuleFields,
  ...deliveryFields,
  ...invoiceFields,
  shopName: lineSchema().label('Name of the shop').max(limits.shopName).required(),
  contactEmail: string().label('E-mail address').trim().max(limits.email).email().required(),
  contactPhone: lineSchema().label('Phone').max(limits.phone).defined(),
  postalAddress: linesSchema().label('Postal address').max(limits.address).defined(),
  openingHours: linesSchema().label('Opening hours').max(limits.hours).defined(),
  social: array(socialLink.required()).label('Social links').max(limits.social.links).required(),
  promo: object({
    isOn: boolean().label('Show the line').default(false),
    text: lineSchema()
      .label('Text')
      .max(limits.promo)
      .default('')
      .when('isOn', ([isOn], text) => (isOn ? text.required() : text)),
    link: linkSchema(),
  })
    .label('Promo line')
    .default(undefined)
    .required(),
  ...genreFields,
  news: array(newsItem.required()).label('News').length(limits.news.items).required(),
  ...logoFields,
  ...accentFields,
  ...textFields,
  ...taxFields,
  ...mailFields,
  ...welcomeFields,
  ...serviceFields,
} satisfies Record<
  | keyof ProfileSettings
  | keyof TextSettings
  | keyof MailSettings
  | 'sampleFigures'
  | 'confirmAddress'
  | 'delivery'
  | 'invoices'
  | 'tax',
  object
>;

const settingsSchema = object(fields);

/** What the owner sends to change the shop's settings: PUT /api/settings. What is left out stays. */
export const settingsEditSchema = settingsSchema.partial().noUnknown();

export type SettingsEdit = InferType<typeof settingsEditSchema>;
export type Settings = InferType<typeof settingsSchema>;

/** The settings of a shop that sets nothing. */
export const defaultSettings: Settings = {
  sampleFigures: true,
  confirmAddress: false,
  delivery: defaultDelivery,
  invoices: defaultInvoices,
  ...defaultProfileSettings,
  ...defaultTexts,
  tax: defaultTax,
  ...defaultMailSettings,
};

/** The settings as they are stored; the version is the millisecond of the last change, 0 before the first. */
export interface StoredSettings extends Settings, RememberedFacts {
  version: number;
}

/** What the shop remembers beside its settings; each is left out where there is none. */
export interface RememberedFacts {
  /** The currencies that the shop has had, of which earlier orders may be. */
  formerCurrencies?: string[];
  /** The genres that were merged into others. */
  genreMerges?: GenreMerge[];
}

/** The values among those given that are settings, and the names of those that are damaged. */
function readGiven(values: Readonly<Record<string, unknown>>): {
  good: [string, unknown][];
  damaged: string[];
} {
  const good: [string, unknown][] = [];
  const damaged: string[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined) continue;
    if (schema.isValidSync(value, { strict: true })) good.push([name, value]);
    else damaged.push(name);
  }
  return { good, damaged };
}

/** The settings that these values make, and the names of those that are damaged: they are as in a shop that sets nothing. */
function readValues(values: Readonly<Record<string, unknown>>): { settings: Settings; damaged: string[] } {
  const { good, damaged } = readGiven(values);
  return {
    settings: readFields(settingsSchema, { ...defaultSettings, ...Object.fromEntries(good) }),
    damaged,
  };
}

/** Settings as they were stored, but for those that are not valid any more. */
export function readSettingsEdit(stored: unknown): SettingsEdit {
  const { good } = readGiven(isObject(stored) ? stored : {});
  return settingsEditSchema.cast(Object.fromEntries(good));
}

/** The settings that these values make. */
export function settingsOf(values: Readonly<Record<string, unknown>>): Settings {
  return readValues(values).settings;
}

const rememberedSchema = object({
  formerCurrencies: array(string().required()).default([]),
  genreMerges: genreMergesSchema,
});

/** What there is of what the shop remembers. */
export function rememberedFacts({
  formerCurrencies = [],
  genreMerges = [],
}: RememberedFacts): RememberedFacts {
  return {
    ...(formerCurrencies.length > 0 && { formerCurrencies }),
    ...(genreMerges.length > 0 && { genreMerges }),
  };
}

/** Reads the document of `settings`, which a shop that sets nothing does not have. */
export function readSettings(data: Readonly<Record<string, unknown>> = {}): {
  settings: StoredSettings;
  damaged: string[];
} {
  const { settings, damaged } = readValues(data);
  return {
    settings: {
      ...settings,
      version: readTime(data.updatedAt),
      ...rememberedFacts(readFields(rememberedSchema, data)),
    },
    damaged,
  };
}
