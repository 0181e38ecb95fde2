import type { Order } from '../order/order.ts';
import { costCents } from '../order/order-costs.ts';
import type { OrderInvoice } from '../order/order-invoices.ts';
import type { BillingTime } from '../shop/invoice-setting.ts';
import { splitTax, taxWithin } from '../tax/tax-rounding.ts';
import { sumOf } from '../values/sum-of.ts';
import { type BilledPart, type ChargedPart, chargedParts, isBookPart } from './billed-parts.ts';
import type { InvoiceKind } from './invoice-kinds.ts';

/** Invoiced, less credit notes. */
export interface OpenPart extends BilledPart {
  /** The last invoice that charged it, ['INV-2026-00012']; where a credit note charged it, the invoices of that note. */
  invoices: string[];
}

/** The document that a change of an order needs, and what is invoiced after it. */
export interface BillingChange {
  kind: InvoiceKind;
  parts: BilledPart[];
  /** Of a credit note: its invoices. */
  references: string[];
  /** @param number of the new document */
  billedBy: (number: string) => OpenPart[];
}

const nameOf = ({ key, basisPoints }: ChargedPart) => `${key}\n${basisPoints ?? ''}`;

function byName<Part extends ChargedPart>(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [nameOf(part), part]));
}

/**
 * A credit note for a negative sum, as of a returned book of 1250 cents. At 0 the books decide: a book that a discount
 * had made free comes back as -1250 and 1250 cents, which is a credit note, too.
 */
function kindOf(parts: readonly ChargedPart[]): InvoiceKind {
  return (costCents(parts) || costCents(parts.filter(isBookPart))) < 0 ? 'credit-note' : 'invoice';
}

/** @param totalOf the tax of all parts of a rate, which cost these cents */
function withTaxes<Part extends ChargedPart>(
  parts: readonly Part[],
  totalOf: (basisPoints: number, cents: number) => number,
): (Part & { taxCents: number })[] {
  const taxes = splitTax(parts, totalOf);
  return parts.map((part, index) => ({ ...part, taxCents: taxes[index] ?? 0 }));
}

function taxAt(parts: readonly BilledPart[], basisPoints: number): number {
  return sumOf(
    parts.filter((part) => part.basisPoints === basisPoints),
    'taxCents',
  );
}

/**
 * undefined when the change needs no document. Taxes follow tax-rounding.ts. What was charged before the shop wrote
 * invoices is never invoiced later: neither those books with their discounts nor the delivery.
 * @param before undefined for a new order
 */
export function billingChange(
  before: Order | undefined,
  after: Order,
  at: BillingTime,
  billed: readonly OpenPart[],
): BillingChange | undefined {
  const open = byName(billed);
  const was = before ? chargedParts(before, at) : [];
  const earlier = new Set(was.filter((part) => !open.has(nameOf(part))).map(({ key }) => key));
  const is = byName(chargedParts(after, at, (key) => !earlier.has(key)));
  const all = [...new Map<string, ChargedPart>([...open, ...is])].flatMap(([name, { key, basisPoints }]) => {
    const cents = (is.get(name)?.cents ?? 0) - (open.get(name)?.cents ?? 0);
    return cents === 0 ? [] : [{ key, cents, ...(basisPoints !== undefined && { basisPoints }) }];
  });
  if (all.length === 0) return undefined;
  const parts = withTaxes(
    [...all.filter(isBookPart), ...all.filter((one) => !isBookPart(one))],
    (basisPoints, cents) => {
      const left = costCents(billed.filter((part) => part.basisPoints === basisPoints)) + cents;
      return left === 0 ? -taxAt(billed, basisPoints) : taxWithin(cents, basisPoints);
    },
  );
  const kind = kindOf(parts);
  const references = kind === 'invoice' ? [] : referencesOf(parts, open, after.invoices ?? []);
  return {
    kind,
    parts,
    references,
    billedBy: (number) => partsWith(open, parts, kind === 'invoice' ? [number] : references),
  };
}

/**
 * The invoices of a credit note, ['INV-2026-00012']: the first of three lists that hold as much as it takes off. First
 * the invoices of its parts; then those of all open parts, as for a discount, which is a new part; then all of the
 * order, as when a discount of 500 cents falls on other books now.
 */
function referencesOf(
  parts: readonly BilledPart[],
  open: ReadonlyMap<string, OpenPart>,
  written: readonly OrderInvoice[],
): string[] {
  const numbersOf = (some: readonly OpenPart[]) => [...new Set(some.flatMap(({ invoices }) => invoices))];
  const own = numbersOf(parts.flatMap((part) => open.get(nameOf(part)) ?? []));
  const all = written.filter(({ isCreditNote }) => !isCreditNote).map(({ number }) => number);
  const ofOpen = numbersOf([...open.values()]);
  const holds = (numbers: readonly string[]) => heldBy(numbers, written) + costCents(parts) >= 0;
  return [own, ofOpen, all].find((numbers) => numbers.length > 0 && holds(numbers)) ?? ofOpen;
}

/**
 * After an undone step, marks a credit note and its invoices that add up to nothing, since the shopper was not told of
 * them. They are kept, as no number may be missing.
 */
export function withUndone(written: readonly OrderInvoice[]): OrderInvoice[] {
  const { references = [] } = written.findLast(({ isCreditNote }) => isCreditNote) ?? {};
  if (references.length === 0 || heldBy(references, written) !== 0) return [...written];
  return written.map((one) => (isHeldBy(references, one) ? { ...one, isUndone: true } : one));
}

/** One of these invoices, or a note about no others. */
function isHeldBy(numbers: readonly string[], { number, references = [number] }: OrderInvoice): boolean {
  return references.every((one) => numbers.includes(one));
}

/** 1000 of 2500 cents after a credit note of 1500. A note that is also about other invoices does not count. */
function heldBy(numbers: readonly string[], written: readonly OrderInvoice[]): number {
  return costCents(written.filter((one) => isHeldBy(numbers, one)));
}

/** A part that comes to 0 is no longer open. @param invoices of a part that is new or costs more now: ['INV-2026-00013'] */
function partsWith(
  open: ReadonlyMap<string, OpenPart>,
  parts: readonly BilledPart[],
  invoices: string[],
): OpenPart[] {
  const all = new Map(open);
  for (const part of parts) {
    const openPart = open.get(nameOf(part));
    const cents = (openPart?.cents ?? 0) + part.cents;
    const isLess = openPart !== undefined && part.cents < 0;
    all.set(nameOf(part), { ...part, cents, invoices: isLess ? openPart.invoices : invoices });
  }
  const before = [...open.values()];
  return withTaxes(
    [...all.values()].filter(({ cents }) => cents !== 0),
    (basisPoints) => taxAt(before, basisPoints) + taxAt(parts, basisPoints),
  );
}
