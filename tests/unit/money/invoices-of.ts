import { expect } from 'vitest';
import { journalCsv } from '../../../functions/src/invoices/journal.ts';
import { newInvoice } from '../../../functions/src/invoices/new-invoice.ts';
import { billingChange, type OpenPart } from '../../../functions/src/shared/invoice/billing-change.ts';
import { type Invoice, invoiceCents, orderInvoice } from '../../../functions/src/shared/invoice/invoice.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import type { OrderInvoice } from '../../../functions/src/shared/order/order-invoices.ts';
import type { BillingTime } from '../../../functions/src/shared/shop/invoice-setting.ts';
import { decimalsOf } from '../../../functions/src/shared/shop/money-format.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { sumsByRate } from '../../../functions/src/shared/tax/tax-sums.ts';
import { each, textOf } from '../../fixtures/pieces.ts';
import { byRate, type Sums, sumsOfParts, taxIn } from './oracle.ts';

const now = new Date('2026-11-23T12:00:00Z');

/** The invoices and credit notes of an order in a shop that writes them at one moment. */
export class InvoicesOf {
  readonly documents: Invoice[] = [];
  #billed: OpenPart[] = [];
  readonly at: BillingTime;

  constructor(at: BillingTime) {
    this.at = at;
  }

  note(before: Order | undefined, after: Order): void {
    const { at } = this;
    const { invoices } = this;
    const change = billingChange(before, { ...after, invoices }, at, this.#billed);
    if (!change) return;
    const number = `N-${this.documents.length + 1}`;
    const invoice = newInvoice({ order: after, change, at, shop: defaultSettings, now }, number);
    this.#expectTax(invoice);
    this.#billed = change.billedBy(number);
    this.documents.push(invoice);
    const isCredit = invoice.kind === 'credit-note';
    const cents = invoiceCents(invoice);
    expect(isCredit ? cents <= 0 : cents >= 0).toBe(true);
    expect(invoice.references.length > 0).toBe(isCredit);
    if (isCredit) this.#expectHeld(invoice.references);
  }

  get invoices(): OrderInvoice[] {
    return this.documents.map(orderInvoice);
  }

  get billed(): OpenPart[] {
    return this.#billed;
  }

  /** The tax of each rate must be that of its sum, or all that is left where nothing is charged any more. */
  #expectTax(invoice: Invoice): void {
    const before = this.sums().rates;
    for (const { basisPoints = 0, grossCents, taxCents } of sumsByRate(invoice.lines)) {
      const { gross, tax } = before.get(basisPoints) ?? { gross: 0, tax: 0 };
      expect(taxCents + 0).toBe(gross + grossCents === 0 ? 0 - tax : taxIn(grossCents, basisPoints) + 0);
    }
  }

  /** These must be invoices, and hold at least what the credit notes about them alone take off. */
  #expectHeld(references: readonly string[]): void {
    const named = this.documents.filter(({ number }) => references.includes(number));
    expect(named.map(({ kind }) => kind)).toEqual(references.map(() => 'invoice'));
    const notes = this.documents.filter(
      (one) => one.kind === 'credit-note' && one.references.every((number) => references.includes(number)),
    );
    const left = [...named, ...notes].reduce((sum, one) => sum + invoiceCents(one), 0);
    expect(left).toBeGreaterThanOrEqual(0);
  }

  sums(): Sums {
    return sumsOfParts(this.documents.flatMap(({ lines }) => lines));
  }

  /** Compares the journal's lines and its sums at the end. */
  expectJournal = async (): Promise<void> => {
    const rows = (await textOf(journalCsv(each(...this.documents), [])))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const sumsOf = (isSum: boolean) => {
      const own = rows.filter(([, , what]) => (what === 'Sum') === isSum);
      const parts = own.map(([, , , , , , tax, rate, gross, currency = '']) => {
        const cents = (amount: string | undefined) => Math.round(Number(amount) * 10 ** decimalsOf(currency));
        const basisPoints = Math.round(Number(rate) * 100);
        return { basisPoints, cents: cents(gross), taxCents: cents(tax) };
      });
      return byRate(sumsOfParts(parts).rates);
    };
    expect(sumsOf(false)).toEqual(byRate(this.sums().rates));
    expect(sumsOf(true)).toEqual(byRate(this.sums().rates));
  };
}
