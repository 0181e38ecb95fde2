import { priceZeros } from '../catalogue/price-magnitudes.ts';
import { outlineOf } from '../delivery/delivery-outline.ts';
import { isZipFirst } from '../order/address-lines.ts';
import { giftOfferOf } from '../order/gift-wrapping.ts';
import { picked } from '../values/picked.ts';
import { keysOf } from '../values/table-keys.ts';
import { typedOf } from '../values/typed-parts.ts';
import { voucherOfferOf } from '../voucher/voucher-offer.ts';
import { isOrderBinding } from '../words/legal-words.ts';
import { accentStyle } from './accent.ts';
import { accentOf } from './accent-shades.ts';
import { coinOf } from './coins.ts';
import { defaultNews } from './default-news.ts';
import { defaultHomeServices } from './default-services.ts';
import { moneyFormatOf, moneyOf } from './money-format.ts';
import type { RememberedFacts, Settings } from './settings.ts';
import { publicNames, settingDefaults } from './settings-groups.ts';
import { pictureSize } from './shop-picture.ts';
import { defaultFrame, type ShopChanges, type ShopFacts, type ShopProfile } from './shop-profile.ts';
import { shopTexts, textNames } from './shop-texts.ts';
import { shopTaxOf } from './tax-setting.ts';

const { money: _, ...defaultTexts } = defaultFrame;

const everSet = { ...defaultTexts, news: defaultNews, homeServices: defaultHomeServices };

export const defaultProfile: ShopProfile = everSet;

function factsOf(settings: Settings & RememberedFacts): ShopFacts {
  const { country, accentColor, formerZones, specialOrders: special } = settings;
  const size = pictureSize('logo', settings.logo);
  const coinCents = coinOf(settings);
  const zeros = priceZeros(settings.currency);
  const tax = shopTaxOf(settings.tax, country);
  const delivery = outlineOf(settings.delivery, moneyOf(settings));
  const { hasCollection = false, collectionText = '' } = settings.delivery;
  const gift = giftOfferOf(settings.gifts);
  const vouchers = voucherOfferOf(settings.vouchers, country, moneyOf(settings));
  const ownTexts = textNames.filter((name) => settings[shopTexts[name].setting]);
  return {
    ...(ownTexts.length > 0 && { ownTexts }),
    ...(settings.newsletter.isOn && { newsletter: { wording: settings.newsletter.wording } }),
    ...(isOrderBinding(country) && { bindingOrder: true }),
    ...(isZipFirst(country) && { zipFirst: true }),
    ...(settings.withdrawal && { withdrawal: { country } }),
    ...(special.isOn && { specialOrders: { fromDays: special.fromDays, toDays: special.toDays } }),
    ...(gift && { gift }),
    ...(vouchers && { vouchers }),
    ...((vouchers || settings.soldVouchers) && { redeems: true }),
    ...(settings.offers.isOn && { offers: true }),
    ...(formerZones && { formerZones }),
    ...(coinCents !== undefined && { coinCents }),
    ...(zeros > 0 && { priceZeros: zeros }),
    ...(delivery && { delivery }),
    ...(hasCollection && { collection: { text: collectionText } }),
    ...(size && { logo: { fileName: settings.logo, ...size } }),
    ...(tax && { tax }),
    ...(accentColor && { accentStyle: accentStyle(accentOf(accentColor)) }),
  };
}

/** Public settings that differ from a shop that sets nothing. */
const setOf = (settings: Settings, usual: Readonly<Record<string, unknown>>) =>
  picked(
    settings,
    publicNames.filter((name) => typedOf(settings[name], usual[name]) !== undefined),
  );

export const profileOf = (settings: Settings & RememberedFacts): ShopProfile => ({
  ...picked(settings, keysOf(everSet)),
  ...setOf(settings, settingDefaults),
  ...factsOf(settings),
});

/**
 * What pages carry: how the profile differs from that of a shop that sets nothing.
 * @param words the default texts in the language of the pages
 */
export function changesOf(settings: Settings & RememberedFacts, words: object = {}): ShopChanges {
  const money = moneyFormatOf(settings);
  const isOther = typedOf(money, defaultFrame.money) !== undefined;
  return {
    ...setOf(settings, { ...settingDefaults, ...words }),
    ...factsOf(settings),
    ...(isOther && { money }),
  };
}
