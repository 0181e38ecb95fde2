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

/** A link to a profile of the shop in a social network. */
export interface SocialLink {
  name: string;
  href: string;
}

export interface NewsItem {
  title: string;
  description: string;
  /** Where its title leads: an address of the shop or of another site; '' for nowhere. */
  link: string;
  /** The name of an uploaded file; '' for the drawn picture of its place in the list. */
  picture: string;
}

export interface HomeService {
  title: string;
  text: string;
}

/** A picture in place of the shop's mark and name, in pixels. */
export interface ShopLogo {
  fileName: string;
  width: number;
  height: number;
}

/** In which currency the shop sells, and how it writes amounts and days. */
export interface ShopCurrency {
  /** The ISO 4217 code. */
  currency: string;
  /** By its BCP 47 tag: 'de-DE'. */
  locale: string;
}

/** Those of a shop that sets nothing, and of every order that names no currency. */
export const defaultCurrency: ShopCurrency = { currency: 'USD', locale: 'en-US' };

/** The days of a shop that sets nothing. */
export const defaultCalendar = { timeZone: 'UTC' } satisfies ShopCalendar;

/** What home says first. */
export interface Welcome {
  heading: string;
  /** '' for none. */
  text: string;
}

/** What the shop says of the delivery and of the payment. */
export interface DeliveryTexts {
  /** 'in 2 to 4 working days' */
  time: string;
  /** Within so many working days an order is expected. */
  workingDays: number;
  /** 'pay in cash at your door'; '' for nothing. */
  payment: string;
  /** Within so many days books may be sent back; 0: the shop says nothing of it. */
  returnDays: number;
}

/** What the owner turns on and off. */
export interface ShopServices {
  google: boolean;
  newsletter: boolean;
  isbnLookup: boolean;
}

/** What pages carry beside its public settings; each is left out where the shop has none. */
export interface ShopFacts {
  /** The smallest coin with which the shop is paid, where that is not the hundredth. */
  coinCents?: number;
  /** How many zeros a price has more than one in dollars, roughly. */
  priceZeros?: number;
  formerZones?: FormerZone[];
  logo?: ShopLogo;
  /** The style sheet that gives pages the chosen colour, so that they need not know how; see accent.ts. */
  accentStyle?: string;
  /** Of a shop that shows tax. */
  tax?: ShopTax;
  /** The pages whose text the owner has written. */
  ownTexts?: TextName[];
  /** Whether the law has the button that orders say that it binds to pay. */
  bindingOrder?: true;
  /** Whether its country writes the zip code before the town. */
  zipFirst?: true;
  /** Where shoppers withdraw with a page of the shop: by whose holidays the time for it ends, '' where no country is set. */
  withdrawal?: { country: string };
  /** Of a shop that offers something for presents. */
  gift?: GiftOffer;
  /** Of a shop that sells gift vouchers. */
  vouchers?: VoucherOffer;
  /** Whether gift vouchers pay: the shop sells some, or has sold some. */
  redeems?: true;
  /** Whether codes and rules take something off orders. */
  offers?: true;
  /** Of a shop that orders books of which no copy is left. */
  specialOrders?: SpecialOrders;
  /** Of a shop that takes subscriptions to a newsletter: to what its readers agree. */
  newsletter?: { wording: string };
  /** Of a shop that does not deliver free everywhere. */
  delivery?: DeliveryOutline;
  /** Of a shop where orders are collected: what to know of it, '' for nothing. */
  collection?: { text: string };
}

/** Public settings that every page needs: what a shop that sets nothing says stands below. */
type EverSet = PublicName & (keyof typeof defaultFrame | 'news' | 'homeServices');

/** What the shop says of itself on its pages, in its mails and in its feeds: its public settings, and what its others make. */
export interface ShopProfile
  extends Pick<Settings, EverSet>,
    Partial<Pick<Settings, Exclude<PublicName, EverSet>>>,
    ShopFacts {}

/** The profile but for what only the home page shows. */
export interface ShopFrame extends Omit<ShopProfile, 'news' | 'homeServices'> {
  /** How the shop writes amounts. */
  money: MoneyFormat;
  /** Only the server knows it, for what pages tell search engines. */
  deliverySetting?: DeliverySetting;
}

/** What of a profile is not as in a shop that sets nothing, with the format that its currency has then. */
export type ShopChanges = Partial<ShopProfile & Pick<ShopFrame, 'money' | 'deliverySetting'>>;

/** What a shop that sets nothing says of itself, but for what only the home page shows. */
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

/** The profile, but for what only the home page shows, that such changes make. */
export function frameWith({ news: _, homeServices: __, ...changes }: ShopChanges): ShopFrame {
  return { ...defaultFrame, ...changes };
}
