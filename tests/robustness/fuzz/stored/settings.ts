import { boolean, number, object, string } from 'yup';
import { cover, day, distinct, listOf, type RunFields, trimmed, whole } from './fields.ts';

const currency = string()
  .defined()
  .matches(/^[A-Z]{3}$/);
const rates = listOf(object({ from: day, basisPoints: whole.min(0).max(10_000) }).noUnknown(), 0, 20);
const tax = object({
  isOn: boolean().defined(),
  country: string()
    .defined()
    .matches(/^(?:[A-Z]{2})?$/),
  isIncluded: boolean().defined(),
  defaultClass: string().defined().oneOf(['books', 'ebooks', 'other']),
  rates: object({ books: rates, ebooks: rates, other: rates }).noUnknown(),
}).noUnknown();
const prefix = string()
  .defined()
  .matches(/^[A-Za-z0-9-]{0,12}$/);
const invoices = object({
  isOn: boolean().defined(),
  at: string().defined().oneOf(['delivery', 'placing']),
  ...{ prefix, creditPrefix: prefix },
  name: trimmed(0, 120),
  address: trimmed(0, 300),
  taxNumber: trimmed(0, 60),
  notes: listOf(trimmed(1, 300), 0, 5),
  accounts: listOf(
    object({ basisPoints: whole.min(0).max(10_000), account: trimmed(1, 20) }).noUnknown(),
    0,
    20,
  ),
}).noUnknown();
const delivery = object({
  areas: listOf(
    object({
      name: trimmed(1, 60),
      countries: distinct(
        string()
          .defined()
          .matches(/^[A-Z]{2}$/),
        0,
        60,
      ),
      zips: listOf(object({ from: trimmed(1, 12), to: trimmed(1, 12) }).noUnknown(), 0, 60),
      by: string().defined().oneOf(['amount', 'weight']),
      steps: listOf(
        object({ from: number().defined().min(0), cost: number().defined().min(0) }).noUnknown(),
        1,
        10,
      ),
      freeFrom: number().min(0).optional(),
    }).noUnknown(),
    0,
    30,
  ),
  isShown: boolean().defined(),
  bookGrams: whole.min(1).max(50_000).optional(),
  hasCollection: boolean().optional(),
  collectionText: string().max(300).optional(),
}).noUnknown();

export function settingsDocuments({ now }: RunFields) {
  return {
    settings: {
      sampleFigures: boolean().defined(),
      confirmAddress: boolean().defined(),
      shopName: trimmed(1, 40),
      contactEmail: trimmed(3, 254),
      contactPhone: trimmed(0, 40),
      postalAddress: trimmed(0, 300),
      openingHours: trimmed(0, 600),
      social: listOf(object({ name: trimmed(1, 30), href: trimmed(9, 500) }), 0, 6),
      promo: object({ isOn: boolean().defined(), text: trimmed(0, 160), link: trimmed(0, 500) }),
      genres: listOf(
        object({
          ...{ slug: trimmed(1, 40), name: trimmed(1, 40) },
          ...{ isHidden: boolean().defined(), isChoice: boolean().defined() },
        }),
        1,
        60,
      ),
      news: listOf(
        object({ title: trimmed(1, 100), description: trimmed(1, 400), link: trimmed(0, 500) }),
        5,
        5,
      ),
      orderMails: object({ isToContact: boolean().defined(), addresses: listOf(trimmed(3, 254), 0, 5) }),
      welcome: object({ heading: trimmed(1, 60), text: trimmed(0, 240) }),
      deliveryTexts: object({
        time: trimmed(1, 60),
        workingDays: whole.min(1).max(60),
        payment: trimmed(0, 80),
      }),
      services: object({
        google: boolean().defined(),
        isbnLookup: boolean().defined(),
        newsletter: boolean().defined(),
      }),
      mailGreeting: trimmed(0, 100),
      mailEnd: trimmed(0, 500),
      delivery,
      currency,
      locale: string()
        .defined()
        .matches(/^[a-z]{2}-[A-Z]{2}$/),
      tax,
      invoices,
      reducedPrices: string().defined().oneOf(['off', 'eu']),
      fixedPrices: string()
        .defined()
        .matches(/^(?:none|[A-Z]{2})$/),
      logo: cover,
      accentColor: string()
        .defined()
        .matches(/^(?:#[0-9a-f]{6})?$/),
      privacyText: trimmed(0, 10_000),
      termsText: trimmed(0, 10_000),
      aboutText: trimmed(0, 10_000),
      formerCurrencies: distinct(currency, 1, 200).optional(),
      genreMerges: listOf(
        object({ from: trimmed(1, 40), into: trimmed(1, 40) }).noUnknown(),
        1,
        100,
      ).optional(),
      updatedAt: now,
    },
  };
}
