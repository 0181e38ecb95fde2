import { countryName } from '../delivery/countries.ts';
import type { DeliveryArea, DeliverySetting } from '../delivery/delivery-setting.ts';
import { rangesText } from '../delivery/zip-codes.ts';
import type { Genre } from '../genre/genres.ts';
import { type InvoiceSetting, invoiceTimes } from '../shop/invoice-setting.ts';
import type { Settings } from '../shop/settings.ts';
import type { ShopServices } from '../shop/shop-profile.ts';
import type { TaxSetting } from '../shop/tax-setting.ts';
import { taxClasses, taxClassNames } from '../tax/tax-classes.ts';
import { percentText } from '../tax/tax-words.ts';
import { keysOf } from '../values/table-keys.ts';
import type { AuditState } from './audit.ts';

function genreWords({ slug, name, isHidden, isChoice }: Genre): string {
  return [
    name,
    `(${slug})`,
    ...(isHidden ? ['hidden'] : []),
    ...(isChoice ? [] : ['not in the choice']),
  ].join(' ');
}

function ratesWords({ rates }: TaxSetting): string[] {
  return taxClassNames.flatMap((name) =>
    rates[name].map(
      ({ from, basisPoints }) => `${taxClasses[name].label}: ${percentText(basisPoints)} from ${from}`,
    ),
  );
}

function taxState(tax: TaxSetting): string[] {
  const { isOn, country, isIncluded, defaultClass } = tax;
  return [
    isOn ? 'On' : 'Off',
    `Country: ${country || 'another one'}`,
    isIncluded ? 'Prices include tax' : 'Tax is added to prices',
    `Books are: ${taxClasses[defaultClass].label}`,
    ...ratesWords(tax),
  ];
}

function invoicesState(invoices: InvoiceSetting): string[] {
  const { isOn, at, prefix, creditPrefix, name, address, taxNumber, notes, accounts } = invoices;
  return [
    isOn ? 'On' : 'Off',
    invoiceTimes[at].label,
    `Numbers: ${prefix}`,
    `Numbers of credit notes: ${creditPrefix}`,
    ...(name ? [`Name: ${name}`] : []),
    ...(address ? [`Address: ${address.replaceAll('\n', ', ')}`] : []),
    ...(taxNumber ? [`Tax number: ${taxNumber}`] : []),
    ...notes.map((note) => `Sentence: ${note}`),
    ...accounts.map(({ basisPoints, account }) => `Account of ${percentText(basisPoints)}: ${account}`),
  ];
}

const serviceNames: Readonly<Record<keyof ShopServices, string>> = {
  google: 'Google sign-in',
  isbnLookup: 'Look-up by ISBN',
  newsletter: 'Newsletter',
};

/** 'Alps: Austria, Switzerland; from 0: 4, from 40: 0' */
function areaWords({ name, countries, zips, by, steps, freeFrom }: DeliveryArea): string {
  return [
    `${name}: ${countries.map(countryName).join(', ') || 'every country'}`,
    ...(zips.length > 0 ? [rangesText(zips)] : []),
    steps.map(({ from, cost }) => `from ${from}${by === 'weight' ? ' g' : ''}: ${cost}`).join(', '),
    ...(freeFrom === undefined ? [] : [`free from ${freeFrom}`]),
  ].join('; ');
}

function deliveryWords({ areas, bookGrams, isShown, ...rest }: DeliverySetting): string[] {
  const { hasCollection, collectionText } = rest;
  const collection = hasCollection ? 'collected in the shop' : collectionText && 'not collected in the shop';
  return [
    ...areas.map(areaWords),
    ...(bookGrams === undefined ? [] : [`books without a weight: ${bookGrams} g`]),
    ...(isShown ? [] : ['not shown before the checkout']),
    ...(collection ? [[collection, collectionText].filter(Boolean).join(': ')] : []),
  ];
}

/** The settings as the history keeps and shows them: each a value or a list of texts. */
export function settingsState(settings: Settings): AuditState {
  const { sampleFigures, confirmAddress, delivery, social, promo, genres, news, orderMails, ...others } =
    settings;
  const { tax, invoices, welcome, deliveryTexts, services, ...texts } = others;
  // Typed, so that a setting that is no text needs words of its own here.
  const items: Record<string, string> = Object.fromEntries(
    news.map(({ title, description, link }, index) => [
      `news${index + 1}`,
      [title, description, link].filter(Boolean).join('\n'),
    ]),
  );
  return {
    sampleFigures,
    confirmAddress,
    delivery: deliveryWords(delivery),
    ...texts,
    social: social.map(({ name, href }) => `${name} ${href}`),
    orderMails: [...(orderMails.isToContact ? ['the address of the shop'] : []), ...orderMails.addresses],
    genres: genres.map(genreWords),
    welcome: [welcome.heading, welcome.text].filter(Boolean).join('\n'),
    deliveryTexts: [deliveryTexts.time, `${deliveryTexts.workingDays} working days`, deliveryTexts.payment]
      .filter(Boolean)
      .join('\n'),
    services: keysOf(services)
      .filter((name) => services[name])
      .map((name) => serviceNames[name]),
    promo: [promo.isOn ? 'On' : 'Off', promo.text, promo.link].filter(Boolean).join('\n'),
    tax: taxState(tax),
    invoices: invoicesState(invoices),
    ...items,
  };
}
