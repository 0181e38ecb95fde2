import { array, object, string } from 'yup';
import { deliverySchema } from '../delivery/delivery-schema.ts';
import { defaultDelivery } from '../delivery/delivery-setting.ts';
import { orEmpty } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { isTrackingUrl, proposedCarriers } from './carriers.ts';
import { currencyCodes, currencyName, localeName, locales } from './currency.ts';
import { isInEuropeanArea } from './european-area.ts';
import { fixedPriceChoices, fixedPriceName, paidDeliveryIn } from './fixed-price-laws.ts';
import { defaultPriceRules, reducedPricesChoices } from './price-rules.ts';
import { flag, line, section, whole, wholeNumber } from './section.ts';
import { defaultCurrency, defaultFrame } from './shop-profile.ts';
import { usualCarriersOf, usualCurrency, usualLocale } from './usual-in-country.ts';

export const money = section({
  slug: 'money',
  title: t('Money'),
  hint: t(
    'The currency of all prices, and how amounts and days are written. Choose the currency before the first order.',
  ),
  special: 'money',
  fields: {
    currency: string()
      .label(t('Currency'))
      .required()
      .oneOf(currencyCodes, t('Currency must be a code of ISO 4217, such as EUR'))
      .meta({ isHalf: true, choice: { labelOf: currencyName } }),
    locale: string()
      .label(t('Formats'))
      .required()
      .oneOf(locales, t('Formats must be one of the list'))
      .meta({ isHalf: true, choice: { labelOf: localeName, isSorted: true } }),
  },
  defaults: defaultCurrency,
  public: ['currency', 'locale'],
  proposes: (country) => ({ currency: usualCurrency(country), locale: usualLocale(country) }),
});

export const prices = section({
  slug: 'reduced-prices',
  title: t('Reduced prices'),
  fields: {
    reducedPrices: string()
      .label(t('Reduced prices'))
      .required()
      .oneOf(
        reducedPricesChoices,
        t('Reduced prices must be one of {names}', { names: reducedPricesChoices.join(', ') }),
      )
      .meta({
        title: t('Struck-through price'),
        choice: {
          labelOf: (value) =>
            value === 'eu'
              ? t('The lowest price of the 30 days before (EU rule)')
              : t('The old price as it is typed'),
        },
        hint: t(
          'In the European Union a price may be called reduced only from the lowest price of the 30 days before (Directive 98/6/EC, Article 6a). The shop knows it from the prices that it has had itself: an old price that it cannot tell is not shown, and the form of a book says why.',
        ),
      }),
    fixedPrices: string()
      .label(t('Fixed book prices'))
      .required()
      .oneOf(
        fixedPriceChoices,
        t('Fixed book prices must be one of {names}', { names: fixedPriceChoices.join(', ') }),
      )
      .meta({
        choice: { labelOf: fixedPriceName },
        hint: t(
          'Where the law of your country lets the publisher fix the price of new books, the shop refuses reductions of them: an old price above the price, in the form and in imports, a change of many books that lowers prices, and discounts of orders. Their prices are not shown struck through. The price itself you set as the publisher does, also a lower one. A used or damaged copy is exempt: its condition stands under “More about this book”.',
        ),
      }),
  },
  defaults: defaultPriceRules,
  public: ['reducedPrices', 'fixedPrices'],
  proposes: (country) => ({
    reducedPrices: reducedPricesChoices.find((one) => one === 'eu' && isInEuropeanArea(country)),
    fixedPrices: fixedPriceChoices.find((one) => one === country),
  }),
});

export const deliveryWords = section({
  slug: 'delivery-and-payment',
  title: t('Delivery and payment'),
  hint: t('On the pages of books, in the checkout and in the terms that the shop has from the start.'),
  fields: {
    deliveryTexts: whole(t('Delivery and payment'), {
      time: line(t('Time'), 60, {
        isHalf: true,
        hint: t('Goes on after the cost: “in 2 to 4 working days”.'),
      })
        .default('')
        .required(),
      workingDays: wholeNumber(t('Working days'), 1, 60, {
        isHalf: true,
        hint: t('At most: by then mails and pages expect an order.'),
      }).default(defaultFrame.deliveryTexts.workingDays),
      payment: line(t('Payment'), 80, {
        hint: t('Beside the time: “pay in cash at your door”. May be empty.'),
      }).default(''),
      returnDays: wholeNumber(t('Days to send books back'), 0, 365, {
        isHalf: true,
        hint: t(
          'Search engines show it beside your books; write the terms on their page. 0: they are told nothing.',
        ),
      }).default(defaultFrame.deliveryTexts.returnDays),
    }),
  },
  defaults: { deliveryTexts: defaultFrame.deliveryTexts },
  public: ['deliveryTexts'],
});

export const withdrawal = section({
  slug: 'withdrawals',
  title: t('Withdrawals'),
  hint: t(
    'In the European Union and the EEA every shopper may withdraw from an order within 14 days of its arrival, with a button of the shop (Directive 2011/83/EU, Article 11a, since 19 June 2026).',
  ),
  fields: {
    withdrawal: flag(t('Withdraw from contract'), {
      hint: t(
        'A page of two steps, in the footer and on each order, without a login. The shopper gets a receipt at once; the order at the desk says what to do, and by when. Write the instructions under “Right of withdrawal” of the texts.',
      ),
    }).defined(),
  },
  defaults: { withdrawal: false },
  proposes: (country) => ({ withdrawal: isInEuropeanArea(country) || undefined }),
});

const carrier = object({
  // As long as a parcel's.
  name: line(t('Name of the carrier'), 60, {
    title: t('Name'),
    isHalf: true,
    proposals: proposedCarriers([]),
  }).required(),
  trackingUrl: line(t('Tracking address'), 500, {
    isHalf: true,
    input: { type: 'url' },
    hint: t(
      'With {code} for the tracking code: https://post.example/{code}. May be empty for a carrier of the list.',
      { code: '{code}' },
    ),
  })
    .test(
      'tracking',
      ({ label }) =>
        t('{label} must begin with https:// and have {code} for the tracking code', {
          label: String(label),
          code: '{code}',
        }),
      orEmpty(isTrackingUrl),
    )
    .default(''),
}).default(undefined);

export const carriers = section({
  slug: 'carriers',
  title: t('Carriers'),
  hint: t(
    'Those that the desk proposes for parcels, and where shoppers follow these. Without one it proposes the usual carriers of Europe and America.',
  ),
  fields: {
    carriers: array(carrier.required())
      .label(t('Carriers'))
      .max(12)
      .required()
      .meta({ item: t('Carrier') }),
  },
  defaults: { carriers: defaultFrame.carriers },
  public: ['carriers'],
  proposes: (country) => ({ carriers: usualCarriersOf(country) }),
});

export const deliveryCosts = section({
  slug: 'delivery-costs',
  title: t('Delivery costs'),
  hint: t(
    'Without an area the delivery is free everywhere. With areas the shop delivers to these alone; the first one that covers an address counts. Orders keep what their delivery cost.',
  ),
  save: t('Save delivery'),
  fields: { delivery: deliverySchema },
  defaults: { delivery: defaultDelivery },
  proposes(country, { delivery }) {
    const least = paidDeliveryIn(country);
    if (!least || delivery.areas.length > 0) return {};
    const area = { name: t('Everywhere'), countries: [], zips: [], by: 'amount' as const };
    return { delivery: { ...delivery, areas: [{ ...area, steps: [...least.steps] }] } };
  },
});
