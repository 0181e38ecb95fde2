import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { copyWords } from '../shared/book/copy-words.ts';
import type { Customer } from '../shared/customer/customer.ts';
import { countryOf } from '../shared/delivery/countries.ts';
import { exportWords } from '../shared/delivery/destination-tax.ts';
import { type BilledPart, chargedParts, isBookPart } from '../shared/invoice/billed-parts.ts';
import type { BillingChange } from '../shared/invoice/billing-change.ts';
import type { CollectedOrder } from '../shared/invoice/collected.ts';
import { type Invoice, invoiceCents } from '../shared/invoice/invoice.ts';
import { addressLines } from '../shared/order/address-lines.ts';
import { chargeLabel, chargesOf } from '../shared/order/charges.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import { discountKey, prepaidKey } from '../shared/order/order-costs.ts';
import { currencyOf, moneyOfOrder } from '../shared/order/order-currency.ts';
import { findLine } from '../shared/order/order-lines.ts';
import { isPaidInCash } from '../shared/order/order-payments.ts';
import { roundingCents } from '../shared/order/order-totals.ts';
import { taxedCents, voucherCents } from '../shared/order/order-vouchers.ts';
import type { BillingTime } from '../shared/shop/invoice-setting.ts';
import type { RememberedFacts, Settings } from '../shared/shop/settings.ts';
import { addDays, shopDay } from '../shared/shop/shop-day.ts';
import { taxNameInWords } from '../shared/tax/tax-words.ts';
import { t } from '../shared/words/words.ts';
import { deliveryDays } from './delivery-days.ts';
import { presentLayout } from './present-layout.ts';
import { writtenDay, writtenFormat } from './written-amounts.ts';

export interface InvoiceOf {
  order: Order;
  change: BillingChange;
  at: BillingTime;
  /** Refund to vouchers: negative cents, or undefined. */
  voucherCents?: number;
  customer?: Customer | undefined;
  /** Further orders of a collective invoice. */
  others?: readonly CollectedOrder[];
  /** Whether it is about a voucher alone; `order` then stands for the voucher. */
  isOfVoucher?: boolean;
  shop: Settings & RememberedFacts;
  now: Date;
}

function reasonOf({ order, change, isOfVoucher }: InvoiceOf): string {
  const { status, lineChanges } = order;
  const { parts } = change;
  if (isOfVoucher) return t('The voucher was given back.');
  if (status === 'cancelled') return t('The order was cancelled.');
  const states = new Set(
    lineChanges.filter(({ bookId }) => parts.some(({ key }) => key === bookId)).map(({ state }) => state),
  );
  if (states.has('returned')) return t('Books came back.');
  if (states.has('taken-out')) return t('Books were taken out of the order.');
  if (parts.some(isBookPart)) return t('The delivery was taken back.');
  return parts.every(({ key }) => key.startsWith(prepaidKey('')))
    ? t('It was paid by a voucher that was taxed when it was sold.')
    : t('The price was reduced.');
}

function lineOf(order: Order, { key, ...amounts }: BilledPart): Invoice['lines'][number] {
  const { discounts = [] } = order;
  const discount = discounts.find(({ number }) => discountKey(number) === key);
  if (discount) return { what: t('Discount'), detail: discount.reason, ...amounts };
  if (key.startsWith(prepaidKey(''))) {
    const { lastFour } = order.vouchers?.find(({ voucherId }) => prepaidKey(voucherId) === key) ?? {};
    const what = t('Paid by voucher, taxed when it was sold');
    return { what, ...(lastFour && { detail: `…${lastFour}` }), ...amounts };
  }
  const charge = chargesOf(order).find((one) => one.key === key);
  if (charge) {
    const { kind, about: detail } = charge;
    return { what: chargeLabel(kind, order), ...(detail && { detail }), ...amounts };
  }
  const { title = key, author, isbn, condition } = findLine(order, key) ?? {};
  // Author last, since a line that is too long is cut.
  const detail = [copyWords({ condition }), isbn, author].filter(Boolean).join(' · ');
  const gtin = isbn && /^97[89]\d{10}$/.test(isbn) && { isbn };
  return { what: title, ...(detail && { detail }), ...gtin, quantity: 1, ...amounts };
}

/** Merges identical copies, at the place of the first. */
function withQuantities(lines: Invoice['lines']): Invoice['lines'] {
  const nameOf = ({ what, detail, quantity, basisPoints, cents }: Invoice['lines'][number]) =>
    JSON.stringify([what, detail, quantity, basisPoints, cents]);
  return [...Map.groupBy(lines, nameOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first?.quantity) return same;
    const sumOf = (name: 'cents' | 'taxCents') => same.reduce((sum, line) => sum + line[name], 0);
    return [{ ...first, quantity: same.length, cents: sumOf('cents'), taxCents: sumOf('taxCents') }];
  });
}

/** The sheet has limited room beside the address; further invoices are listed in the reason. */
function isListedBelow({ references }: BillingChange): boolean {
  return references.length > 10;
}

const ordersOf = ({ order, change, others = [] }: InvoiceOf): CollectedOrder[] => [
  { order, change },
  ...others,
];

/** Empty while a book of any order is missing. */
function daysOf(invoice: InvoiceOf): string[] {
  const { at, shop } = invoice;
  // For tax, a voucher taxed when sold counts as the supply itself.
  if (invoice.isOfVoucher) return [shopDay(invoice.now, shop)];
  const days = ordersOf(invoice).map(({ order, change }) => deliveryDays(order, change.parts, at, shop));
  return days.some((some) => some.length === 0) ? [] : [...new Set(days.flat())].sort();
}

const numbersOf = (invoice: InvoiceOf) =>
  ordersOf(invoice)
    .map(({ order }) => order.number || order._id)
    .join(', ');

function factsOf(invoice: InvoiceOf, number: string): Invoice['facts'] {
  const { order, change, now, shop, others = [] } = invoice;
  const locale = spokenLocale(shop.locale);
  const day = (instant: Date) => writtenDay(shopDay(instant, shop), locale);
  const days = change.kind === 'invoice' ? daysOf(invoice) : [];
  const [first, last] = [days.at(0), days.at(-1)].map((one) => one && writtenDay(one, locale));
  const label = invoice.isOfVoucher ? t('Sold on') : order.collection ? t('Collected on') : t('Delivered on');
  return [
    { label: t('Number'), text: number },
    { label: t('Date'), text: day(now) },
    ...(isListedBelow(change)
      ? [{ label: t('For invoices'), text: t('See below') }]
      : change.references.map((text) => ({ label: t('For invoice'), text }))),
    // On a collective invoice each line names its order.
    ...(others.length > 0
      ? [{ label: t('Orders'), text: String(others.length + 1) }]
      : [
          { label: invoice.isOfVoucher ? t('Voucher') : t('Order'), text: order.number || order._id },
          ...(invoice.isOfVoucher ? [] : [{ label: t('Ordered on'), text: day(new Date(order.createdAt)) }]),
        ]),
    ...(first ? [{ label, text: first === last ? first : `${first} – ${last}` }] : []),
    ...paidFact(invoice),
    ...accountFacts(invoice),
  ];
}

/** IBAN in groups of four; empty where the settings have none. */
export function ibanFacts(iban: string): Invoice['facts'] {
  return iban ? [{ label: t('IBAN'), text: iban.replace(/.{4}(?=.)/g, '$& ') }] : [];
}

function accountFacts({ order, change, now, shop, customer }: InvoiceOf): Invoice['facts'] {
  const { account } = order;
  if (!account) return [];
  const due = addDays(shopDay(now, shop), account.termDays);
  const { buyerReference = '' } = customer ?? {};
  const { iban } = shop.invoices;
  return [
    ...(change.kind === 'invoice'
      ? [{ label: t('To be paid by'), text: writtenDay(due, spokenLocale(shop.locale)) }]
      : []),
    ...(change.kind === 'invoice' ? ibanFacts(iban) : []),
    ...(buyerReference ? [{ label: t('Your reference'), text: buyerReference }] : []),
  ];
}

/** @param cents paid or refunded in all, by vouchers included */
function paidBy(cents: number, voucher: number, by: 'online' | 'cash' | 'other'): Invoice['paid'] {
  if (cents === 0) return undefined;
  if (voucher === cents) return { cents, by: 'voucher' };
  return { cents, by, ...(voucher !== 0 && { voucherCents: voucher }) };
}

function paidOf({ others = [], ...invoice }: InvoiceOf): Invoice['paid'] {
  const first = paidOfOrder(invoice);
  if (others.length === 0) return first;
  const all = [first, ...others.map((other) => paidOfOrder({ ...invoice, ...other }))];
  const sumOf = (name: 'cents' | 'voucherCents') => all.reduce((sum, paid) => sum + (paid?.[name] ?? 0), 0);
  return paidBy(sumOf('cents'), sumOf('voucherCents'), 'other');
}

/**
 * Paid so far, or refunded automatically. Payments settle earlier invoices of the order first, and vouchers count
 * before other ways. What was taxed when vouchers were sold is not charged.
 */
function paidOfOrder({ order, change, at, isOfVoucher, voucherCents: back = 0 }: InvoiceOf): Invoice['paid'] {
  const by = order.isPaidOnline ? 'online' : isPaidInCash(order) ? 'cash' : 'other';
  const sum = invoiceCents({ lines: change.parts });
  if (change.kind === 'credit-note') {
    const voucher = Math.max(sum, back);
    return paidBy(by === 'online' ? sum : voucher, voucher, by);
  }
  const prepaid = taxedCents(order);
  // Nothing is left to pay or to tax.
  if (sum === 0 && prepaid > 0) return { cents: 0, by: 'voucher' };
  const received = (order.cashCents ?? 0) - prepaid - roundingCents(order);
  const charged = isOfVoucher ? sum : invoiceCents({ lines: chargedParts(order, at) });
  const cents = sum - Math.min(sum, Math.max(0, charged - received));
  const voucher = Math.min(cents, Math.max(0, voucherCents(order) - prepaid - (charged - sum)));
  return paidBy(cents, voucher, by);
}

function paidFact(invoice: InvoiceOf): Invoice['facts'] {
  const paid = paidOf(invoice);
  if (!paid) return [];
  const parts = ordersOf(invoice).flatMap(({ change }) => change.parts);
  const isWhole = paid.cents === invoiceCents({ lines: parts });
  const label = invoice.change.kind === 'invoice' ? t('Paid') : t('Given back');
  const { voucherCents: voucher } = paid;
  const byVoucher = voucher !== undefined && {
    label: invoice.change.kind === 'invoice' ? t('Paid by voucher') : t('Back on the voucher'),
    text: moneyOfOrder(invoice.order, invoice.shop).text(Math.abs(voucher)),
  };
  const ways = {
    voucher: [t('By voucher'), t('By voucher, in part')],
    online: [t('Online'), t('Online, in part')],
    cash: [t('In cash'), t('In cash, in part')],
    other: [t('By bank or card'), t('By bank or card, in part')],
  };
  const isAlone = isWhole && !byVoucher;
  return [{ label, text: ways[paid.by][isAlone ? 0 : 1] ?? '' }, ...(byVoucher ? [byVoucher] : [])];
}

function namedBelow(change: BillingChange): string {
  return isListedBelow(change)
    ? ` ${t('For the invoices {numbers}.', { numbers: change.references.join(', ') })}`
    : '';
}

/** A shop that stopped invoicing and cleared its seller still writes credit notes, in the shop's own name. */
function sellerOf({ invoices, postalAddress, ...shop }: Settings): Invoice['seller'] {
  const { name, address, taxNumber } = invoices;
  const lines = (address || postalAddress).split('\n').filter(Boolean);
  return { name: name || shop.shopName, address: lines, taxNumber };
}

/** Collected orders have no address, names are optional, and of an erased shopper only the order number is left. */
function buyerOf({ order, customer }: Pick<InvoiceOf, 'order' | 'customer'>): string[] {
  const to = customer ? { name: customer.title, address: customer.address } : order;
  const lines = addressLines(to).map(([, line]) => line);
  const buyer = [to.name ? '' : order.email, ...lines].filter(Boolean);
  return buyer.length > 0 ? buyer : [t('The buyer of order {number}', { number: order.number })];
}

/** Fields for the XML; empty where that is off, or the buyer's country is unknown. */
function electronicFields(invoice: InvoiceOf): Partial<Invoice> {
  const { order, change, shop, now, customer } = invoice;
  const { country: sellerCountry } = shop;
  const {
    street: buyerStreet = '',
    zipcode: buyerZip,
    city: buyerCity,
    country,
  } = (customer ?? order).address;
  const buyerCountry = country ? countryOf(country, shop.locale) : sellerCountry;
  const { isElectronic, iban } = shop.invoices;
  const { isPublic } = customer ?? {};
  if (!isPublic && !(isElectronic && sellerCountry && buyerCountry)) return {};
  const deliveredOn = change.kind === 'invoice' ? daysOf(invoice).at(-1) : undefined;
  const buyer = { buyerStreet, buyerZip, buyerCity, ...(buyerCountry && { buyerCountry }) };
  const { account } = order;
  const due = account && change.kind === 'invoice' && addDays(shopDay(now, shop), account.termDays);
  const { buyerReference, taxNumber: buyerTaxNumber, email: buyerEmail } = customer ?? {};
  return {
    ...(sellerCountry && { sellerCountry }),
    ...buyer,
    ...(isPublic && { isPublic }),
    ...(deliveredOn && { deliveredOn }),
    ...(due && { dueOn: due, ...(iban && { iban }) }),
    ...(buyerReference && { buyerReference }),
    ...(buyerTaxNumber && { buyerTaxNumber }),
    ...(buyerEmail && { buyerEmail }),
  };
}

/** In the language of the order. */
export function newInvoice(invoice: InvoiceOf, number: string): Invoice {
  const language = languageOf(invoice.order);
  const shop = settingsIn(invoice.shop, language);
  return sayIn(language, () => writtenInvoice({ ...invoice, shop }, number));
}

function linesOf(invoice: InvoiceOf): Invoice['lines'] {
  return ordersOf(invoice).flatMap(({ order, change }) =>
    change.parts.map((part) => {
      const line = lineOf(order, part);
      if (!invoice.others) return line;
      const detail = [t('Order {number}', { number: order.number }), line.detail].filter(Boolean).join(' · ');
      return { ...line, detail };
    }),
  );
}

export function sheetOf({ order, customer, shop }: Pick<InvoiceOf, 'order' | 'customer' | 'shop'>) {
  return {
    layout: presentLayout,
    ...(order.language && { language: order.language }),
    orderId: order._id,
    orderNumber: order.number,
    shopName: shop.shopName,
    contact: [shop.contactEmail, shop.contactPhone].filter(Boolean),
    seller: sellerOf(shop),
    buyer: buyerOf({ order, customer }),
    currency: currencyOf(order),
    format: writtenFormat(moneyOfOrder(order, { locale: spokenLocale(shop.locale) }).format),
  };
}

function writtenInvoice(invoice: InvoiceOf, number: string): Invoice {
  const { order, change, shop, now } = invoice;
  const { kind, references } = change;
  const own = kind === 'invoice' ? shop.invoices.notes : shop.invoices.creditNotes;
  const exemption = order.taxIsExport && exportWords(shop.country);
  const paid = paidOf(invoice);
  const taxName = order.taxName && taxNameInWords(order.taxName);
  return {
    ...sheetOf(invoice),
    number,
    kind,
    day: shopDay(now, shop),
    at: now.toISOString(),
    ...(invoice.others && { orderNumber: numbersOf(invoice) }),
    ...electronicFields(invoice),
    facts: factsOf(invoice, number),
    ...(kind === 'credit-note' && { reason: reasonOf(invoice) + namedBelow(change) }),
    references,
    lines: withQuantities(linesOf(invoice)),
    ...(taxName && { taxName: taxName.charAt(0).toUpperCase() + taxName.slice(1) }),
    ...(exemption && { exemption }),
    ...(paid && { paid }),
    notes: [...(exemption ? [exemption] : []), ...own],
  };
}
