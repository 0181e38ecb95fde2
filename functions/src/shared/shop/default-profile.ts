import { priceZeros } from '../catalogue/price-magnitudes.ts';
import { outlineOf } from '../delivery/delivery-outline.ts';
import { isZipFirst } from '../order/address-lines.ts';
import { isOrderBinding } from '../words/legal-words.ts';
import { accentStyle } from './accent.ts';
import { accentOf } from './accent-shades.ts';
import { coinOf } from './coins.ts';
import { defaultNews } from './default-news.ts';
import { defaultHomeServices } from './default-services.ts';
import { moneyFormatOf, moneyOf } from './money-format.ts';
import type { RememberedFacts, Settings } from './settings.ts';
import { pictureSize } from './shop-picture.ts';
import { defaultFrame, type ShopChanges, type ShopProfile } from './shop-profile.ts';
import { shopTexts, textNames } from './shop-texts.ts';
import { shopTaxOf } from './tax-setting.ts';
import { hasLimits } from './ways-to-pay.ts';

const { money: _, ...defaultTexts } = defaultFrame;

/** A shop that sets nothing says this of itself. */
export const defaultProfile: ShopProfile = {
  ...defaultTexts,
  news: defaultNews,
  homeServices: defaultHomeServices,
};

/** The profile among the settings of a shop. */
export function profileOf(settings: Settings & RememberedFacts): ShopProfile {
  const { shopName, contactEmail, contactPhone, postalAddress, openingHours, social, promo, news } = settings;
  const { logo, accentColor, genres, currency, locale, reducedPrices, fixedPrices } = settings;
  const { timeZone, formerZones, welcome, deliveryTexts, services, carriers, homeServices, sampleManager } =
    settings;
  const size = pictureSize('logo', logo);
  const coinCents = coinOf(settings);
  const zeros = priceZeros(currency);
  const tax = shopTaxOf(settings.tax, settings.country);
  const delivery = outlineOf(settings.delivery, moneyOf({ currency, locale }));
  const { hasCollection = false, collectionText = '' } = settings.delivery;
  const { specialOrders: special } = settings;
  const ownTexts = textNames.filter((name) => settings[shopTexts[name].setting]);
  return {
    shopName,
    contactEmail,
    contactPhone,
    postalAddress,
    openingHours,
    social,
    promo,
    genres,
    news,
    ...(settings.languages.length > 0 && { languages: settings.languages }),
    ...(ownTexts.length > 0 && { ownTexts }),
    ...(settings.newsletter.isOn && { newsletter: { wording: settings.newsletter.wording } }),
    ...(isOrderBinding(settings.country) && { bindingOrder: true }),
    ...(settings.country && { country: settings.country }),
    ...(isZipFirst(settings.country) && { zipFirst: true }),
    ...(settings.withdrawal && { withdrawal: { country: settings.country } }),
    ...(settings.reviews && { reviews: true }),
    ...(special.isOn && { specialOrders: { fromDays: special.fromDays, toDays: special.toDays } }),
    ...(settings.payment !== 'cash' && { payment: settings.payment }),
    ...(hasLimits(settings.paymentLimits) && { paymentLimits: settings.paymentLimits }),
    currency,
    locale,
    timeZone,
    reducedPrices,
    fixedPrices,
    welcome,
    deliveryTexts,
    services,
    carriers,
    homeServices,
    sampleManager,
    ...(formerZones && { formerZones }),
    ...(coinCents !== undefined && { coinCents }),
    ...(zeros > 0 && { priceZeros: zeros }),
    ...(delivery && { delivery }),
    ...(hasCollection && { collection: { text: collectionText } }),
    ...(size && { logo: { fileName: logo, ...size } }),
    ...(tax && { tax }),
    ...(accentColor && { accentColor, accentStyle: accentStyle(accentOf(accentColor)) }),
  };
}

/**
 * What of a profile is not as in a shop that sets nothing: pages carry no more than that.
 * @param untouched the profile of such a shop, in the language of the pages
 */
export function profileChanges(profile: ShopProfile, untouched = defaultProfile): ShopChanges {
  const defaults = new Map<string, unknown>(Object.entries({ ...untouched, money: defaultFrame.money }));
  const given = { ...profile, money: moneyFormatOf(profile) };
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
    ),
  );
}

/** The profile that such changes make. */
export function profileWith({ money: _, ...changes }: ShopChanges): ShopProfile {
  return { ...defaultProfile, ...changes };
}
