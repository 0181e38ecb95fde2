import { shopLanguage } from '../platform/shop-language.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { ownPictureAddress } from '../shared/book/cover.ts';
import { awaitedOf } from '../shared/order/awaited-books.ts';
import { identicalCopies } from '../shared/order/identical-copies.ts';
import { isForShop, type MailEvent, type MailKind, parseMailEvent } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { billOf, billTaxes, type CostRow, orderSums, rowsBelowBooks } from '../shared/order/order-bill.ts';
import { costCents } from '../shared/order/order-costs.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { lineId } from '../shared/order/order-lines.ts';
import { payingParcel } from '../shared/order/order-totals.ts';
import { dashboardPaths } from '../shared/pages/dashboard-pages.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { greetingWith, type MailSettings } from '../shared/shop/mail-settings.ts';
import type { Settings } from '../shared/shop/settings.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { rateRows, shownCents } from '../shared/tax/order-tax.ts';
import { addressUnder, languageRoot } from '../shared/words/language-address.ts';
import { spokenLanguage, t } from '../shared/words/words.ts';
import type { CollectionPlace } from './collection-facts.ts';
import { defused } from './defused.ts';
import { type DurableText, durableTexts, type ShopWithTexts } from './durable-texts.ts';
import type { Fact } from './fact.ts';
import { factsOf } from './mail-facts.ts';
import { mailWordsOf } from './mail-words.ts';
import { oneLine } from './one-line.ts';
import { parcelOf, shownLines } from './order-words.ts';

export type MailSender = Pick<ShopProfile, 'shopName' | 'contactEmail'>;

export type MailShop = MailSender &
  Pick<ShopProfile, 'accentColor' | 'locale' | 'timeZone' | 'formerZones' | 'deliveryTexts' | 'carriers'> &
  Pick<ShopProfile, 'contactPhone'> &
  CollectionPlace &
  MailSettings &
  ShopWithTexts &
  Partial<Pick<Settings, 'translations'>>;

/** Only the note and the closing have line breaks. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  note?: { from: string; text: string };
  /** 'Order 7K3M-9QXA' */
  title: string;
  books: { title: string; author: string; price: string; cover: string }[];
  /** Discounts and charges. */
  further: CostRow[];
  total: string;
  /** By rate: 'incl. 7 % VAT: $0.82'. */
  taxes: string[];
  facts: Fact[];
  /** Left out where the reader has no page to go to. */
  link?: { label: string; address: string } | undefined;
  /** Before the shop's name. */
  closing: string;
  /** At the very end. */
  durable: DurableText[];
  sender: string;
  shop: MailShop;
}

function noteOf({ history, messages }: Order, kind: MailKind, number: number): MailContent['note'] {
  const entry = kind === 'correction' ? history.at(-1) : history.findLast(({ status }) => status === kind);
  // A shopper can register another person's address, and could send them text through the shop.
  const noted = entry?.by === 'admin' ? entry.note : '';
  const text = kind === 'message' ? messages[number - 1]?.text : noted;
  return text ? { from: t('A word from the shop'), text } : undefined;
}

/** Of an order that is over, all lines. */
function linesOf(order: Order, number: number): Order['lines'] {
  const books = parcelOf(order, number)?.bookIds;
  if (books) return order.lines.filter((line) => books.includes(lineId(line)));
  return shownLines(order);
}

/** Whether the mail may contain what the shopper typed: see noteOf. */
function isNamed({ history, hasConfirmedEmail = false }: Order, kind: MailKind): boolean {
  const isByShop = ['lines', 'recipient', 'message', 'discount', 'appearance', 'choice'].includes(kind);
  return hasConfirmedEmail || isByShop || history.at(-1)?.by === 'admin';
}

/** @param address of the shop, without a trailing slash @param hasPage whether the shopper has an account */
export function mailContent(
  order: Order,
  event: MailEvent,
  address: string,
  { locale, ...settings }: MailShop,
  hasPage = true,
): MailContent {
  const shop = { ...settings, locale: spokenLocale(locale) };
  const { kind, number } = parseMailEvent(event) ?? { kind: 'placed' as const, number: 0 };
  const isToShop = isForShop(event);
  const money = moneyOfOrder(order, shop);
  const { subject, heading, sentence } = mailWordsOf(kind, order, number, money);
  const typed = oneLine(order.name);
  const name = isNamed(order, kind) ? (order.hasConfirmedEmail ? typed : defused(typed)) : '';
  const note = noteOf(order, kind, number);
  const meant = ['parcel', 'arrived', 'came-back'].includes(kind) ? number : 0;
  const lines = linesOf(order, meant);
  const parcel = parcelOf(order, meant);
  const part = { lines, hasCharges: !parcel || parcel === payingParcel(order) };
  const bill = billOf(order, part);
  // For a whole order, as on its page and invoices.
  const taxes = meant ? billTaxes(order, bill, money) : rateRows(order, orderSums(order, part), money);
  const root = languageRoot(spokenLanguage(), shopLanguage);
  const orderAddress = hasPage ? address + addressUnder(root, shopPaths.order(order._id)) : undefined;
  const asked = kind === 'choice' ? order.lines[number - 1] : undefined;
  const token = awaitedOf(order, asked)?.ask?.token;
  return {
    subject,
    heading,
    paragraphs: [isToShop ? '' : greetingWith(shop.mailGreeting, name), sentence].filter(Boolean),
    ...(note && { note }),
    title: t('Order {number}', { number: order.number }),
    books: identicalCopies(lines).map(({ first: line, all: { length: count } }) => ({
      title: `${count > 1 ? `${count} × ` : ''}${oneLine(line.title)}`,
      author: oneLine(line.author ?? ''),
      price: money.text(count * shownCents(order, line)),
      cover: ownPictureAddress(address, { _id: line.bookId, coverImage: line.coverImage }),
    })),
    further: rowsBelowBooks(order, part, money).map(({ detail, ...row }) => ({
      ...row,
      detail: oneLine(detail),
    })),
    total: money.text(costCents(bill)),
    taxes: taxes.map(({ label, amount }) => oneLine(t('{label}: {text}', { label, text: amount }))),
    facts: factsOf(order, kind, { ...shop, number, money, orderAddress }),
    link: token
      ? { label: t('Choose'), address: `${address}${addressUnder(root, shopPaths.choice)}?token=${token}` }
      : isToShop
        ? { label: t('Open the order'), address: address + dashboardPaths.deskOrder(order._id) }
        : orderAddress
          ? { label: t('See your order'), address: orderAddress }
          : undefined,
    closing: isToShop ? '' : shop.mailEnd,
    durable: kind === 'placed' ? durableTexts(settings, address + root) : [],
    sender: [shop.shopName, ...shop.postalAddress.split('\n'), shop.contactEmail, shop.contactPhone]
      .filter(Boolean)
      .join(' · '),
    shop,
  };
}
