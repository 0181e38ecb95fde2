import { dollarFormat, type MoneyFormat } from '../values/money.ts';
import { t } from '../words/words.ts';

// Without yup and the texts of the news, since every page loads it: see settings.ts and default-news.ts.

import type { SpecialOrders } from '../book/stock-words.ts';
import type { DeliveryOutline } from '../delivery/delivery-outline.ts';
import type { DeliverySetting } from '../delivery/delivery-setting.ts';
import { defaultGenres } from '../genre/genres.ts';
import type { GiftOffer } from '../order/gift-wrapping.ts';
import type { ShopTax } from '../tax/shop-tax.ts';
import type { VoucherOffer } from '../voucher/voucher-offer.ts';
import { defaultPriceRules } from './price-rules.ts';
import type { Settings } from './settings.ts';
import type { PublicName } from './settings-groups.ts';
import type { FormerZone, ShopCalendar } from './shop-day.ts';
import type { TextName } from './shop-texts.ts';

export interface SocialLink {
  name: string;
  href: string;
}

export interface NewsItem {
  title: string;
  description: string;
  /** An address in the shop or on another site; '' for none. */
  link: string;
  /** An uploaded file; '' for the drawn picture of its place in the list. */
  picture: string;
}

export interface HomeService {
  title: string;
  text: string;
}

/** In place of the shop's mark and name; size in pixels. */
export interface ShopLogo {
  fileName: string;
  width: number;
  height: number;
}

/** The locale is for amounts and days. */
export interface ShopCurrency {
  /** ISO 4217. */
  currency: string;
  /** A BCP 47 tag: 'de-DE'. */
  locale: string;
}

/** Of a shop that sets nothing, and of every order without a currency. */
export const defaultCurrency: ShopCurrency = { currency: 'USD', locale: 'en-US' };

export const defaultCalendar = { timeZone: 'UTC' } satisfies ShopCalendar;

/** At the top of the home page. */
export interface Welcome {
  heading: string;
  /** '' for none. */
  text: string;
}

export interface DeliveryTexts {
  /** 'in 2 to 4 working days' */
  time: string;
  /** Until an order arrives. */
  workingDays: number;
  /** 'pay in cash at your door'; '' for nothing. */
  payment: string;
  /** Within so many days books may be sent back; 0: the shop says nothing of it. */
  returnDays: number;
}

export interface ShopServices {
  google: boolean;
  newsletter: boolean;
  isbnLookup: boolean;
}

/** What pages carry beside public settings; each is left out where the shop has none. */
export interface ShopFacts {
  /** The smallest coin for cash payments; left out for a hundredth. */
  coinCents?: number;
  /** By how many zeros prices are longer than in dollars, roughly. */
  priceZeros?: number;
  formerZones?: FormerZone[];
  logo?: ShopLogo;
  /** CSS made in the functions, so that pages need not calculate colours; see accent.ts. */
  accentStyle?: string;
  tax?: ShopTax;
  /** Pages whose text the owner has written. */
  ownTexts?: TextName[];
  /** The law requires that the order button says that the order binds to pay. */
  bindingOrder?: true;
  /** The country writes the zip code before the town. */
  zipFirst?: true;
  /** The shop has a page for withdrawals: whose holidays extend the time for it; '' where no country is set. */
  withdrawal?: { country: string };
  gift?: GiftOffer;
  vouchers?: VoucherOffer;
  /** The shop sells gift vouchers, or has sold some. */
  redeems?: true;
  offers?: true;
  specialOrders?: SpecialOrders;
  /** Of a shop with a newsletter: what subscribers agree to. */
  newsletter?: { wording: string };
  delivery?: DeliveryOutline;
  /** Of a shop that offers collection: a text about it, or ''. */
  collection?: { text: string };
}

/** Public settings that every page needs; defaultFrame has their defaults. */
type EverSet = PublicName & (keyof typeof defaultFrame | 'news' | 'homeServices');

/** For pages, mails and feeds: the public settings, and what is derived from others. */
export interface ShopProfile
  extends Pick<Settings, EverSet>,
    Partial<Pick<Settings, Exclude<PublicName, EverSet>>>,
    ShopFacts {}

/** Without what only the home page shows. */
export interface ShopFrame extends Omit<ShopProfile, 'news' | 'homeServices'> {
  money: MoneyFormat;
  /** Only on the server, for structured data. */
  deliverySetting?: DeliverySetting;
}

/** The differences from a shop that sets nothing, with the format of its currency. */
export type ShopChanges = Partial<ShopProfile & Pick<ShopFrame, 'money' | 'deliverySetting'>>;

/** Defaults, without what only the home page shows. */
export const defaultFrame = {
  ...defaultCurrency,
  ...defaultPriceRules,
  ...defaultCalendar,
  money: dollarFormat,
  shopName: t('Book Store'),
  contactEmail: 'hello@bookstore.example',
  contactPhone: '',
  postalAddress: '',
  openingHours: '',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Twitter', href: 'https://twitter.com/' },
  ],
  promo: { isOn: false, text: '', link: '' },
  welcome: {
    heading: t('New Releases This Week'),
    text: t(
      'Fresh on the table by the door: stories to stay up with, ideas to argue about and old friends in new coats.',
    ),
  },
  deliveryTexts: {
    time: t('in 2 to 4 working days'),
    workingDays: 4,
    payment: t('pay in cash at your door'),
    returnDays: 0,
  },
  services: { google: true, newsletter: true, isbnLookup: true },
  carriers: [],
  genres: [...defaultGenres],
  sampleManager: true,
};

export function frameWith({ news: _, homeServices: __, ...changes }: ShopChanges): ShopFrame {
  return { ...defaultFrame, ...changes };
}
