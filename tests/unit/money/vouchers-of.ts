import { expect } from 'vitest';
import { type AccountantRow, rowsOfEntry } from '../../../functions/src/cash/accountant-rows.ts';
import { readBookedEntry, voucherEntryDocument } from '../../../functions/src/cash/cash-entry.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import {
  type PayingVoucher,
  type VoucherMove,
  type VoucherRule,
  voucherMoves,
} from '../../../functions/src/shared/order/order-vouchers.ts';
import {
  type MovedVoucher,
  moved,
  type NewMovement,
  whyUnusable,
} from '../../../functions/src/shared/voucher/movements.ts';
import { saleOf } from '../../../functions/src/shared/voucher/single-purpose.ts';
import type { Cart, Purse } from './stories.ts';

const today = '2026-11-23';
const now = new Date(`${today}T12:00:00Z`);

/** An order's vouchers, and the shop's liability for them, counted separately. */
export class VouchersOf {
  readonly #vouchers = new Map<string, MovedVoucher>();
  readonly #taxed = new Map<string, PayingVoucher['taxed']>();
  readonly #currency: string;
  readonly #isFirst: boolean;
  readonly sums = { issued: 0, redeemed: 0, givenBack: 0, expired: 0 };
  /** Rows of what was sold with its tax. */
  readonly sold: AccountantRow[] = [];

  constructor({ vouchers, isFirst }: Purse, { currency, hasTax, rates: [books, ebooks, other] }: Cart) {
    this.#currency = currency;
    this.#isFirst = isFirst;
    const rates = { books, ebooks, other };
    const none = { state: 'active', leftCents: 0, heldCents: 0, currency, movements: [] } as const;
    for (const [index, { cents, taxClass }] of vouchers.entries()) {
      const id = `v${index}`;
      const voucher: MovedVoucher = { ...none, movements: [], validUntil: '2029-12-31' };
      this.#vouchers.set(id, moved(voucher, { kind: 'issued', cents }, now, today));
      this.sums.issued += cents;
      if (!taxClass) continue;
      this.#taxed.set(id, hasTax ? { basisPoints: rates[taxClass] } : {});
      if (hasTax) this.#sell(id, taxClass, rates[taxClass], cents);
    }
  }

  #sell(voucherId: string, taxClass: string, basisPoints: number, cents: number): void {
    const sale = saleOf({ singlePurpose: { taxClass, taxName: 'VAT', basisPoints, cents: 0 } }, cents);
    const paid = { way: 'card', day: today, by: 'Otto', now } as const;
    const voucher = { _id: voucherId, number: voucherId, currency: this.#currency };
    const entry = voucherEntryDocument(voucher, { ...sale, ...paid, cents });
    const booked = rowsOfEntry(readBookedEntry('id', entry), []);
    expect(booked).toMatchObject([{ basisPoints, grossCents: cents, inCents: cents }]);
    this.sold.push(...booked);
  }

  #leftOf(id: string): number {
    const voucher = this.#vouchers.get(id);
    return voucher && !whyUnusable(voucher, this.#currency, today) ? voucher.leftCents : 0;
  }

  get paying(): PayingVoucher[] {
    return [...this.#vouchers.keys()].map((voucherId) => {
      const taxed = this.#taxed.get(voucherId);
      return { voucherId, lastFour: voucherId, leftCents: this.#leftOf(voucherId), taxed };
    });
  }

  /** @param place the index of a voucher whose code is typed, if one is */
  ruleWith(place?: number): VoucherRule {
    const presented = place === undefined ? undefined : this.paying[place % Math.max(1, this.#vouchers.size)];
    return {
      isFirst: this.#isFirst,
      leftOf: (id) => this.#leftOf(id),
      ...(presented && { presented }),
    };
  }

  #move(id: string, movement: NewMovement): void {
    const voucher = this.#vouchers.get(id);
    if (!voucher) throw new Error(`There is no voucher ${id}`);
    this.#vouchers.set(id, moved(voucher, movement, now, today));
  }

  note(before: Pick<Order, 'vouchers'>, after: Pick<Order, 'vouchers'>): VoucherMove[] {
    const moves = voucherMoves(before, after);
    for (const { voucherId, cents } of moves) {
      this.#move(voucherId, { kind: cents > 0 ? 'redeemed' : 'given-back', cents: Math.abs(cents) });
      if (cents > 0) this.sums.redeemed += cents;
      else this.sums.givenBack -= cents;
    }
    return moves;
  }

  happen(what: 'spent' | 'blocked' | 'unblocked' | 'expired', place: number, cents: number): void {
    const id = `v${place % Math.max(1, this.#vouchers.size)}`;
    const voucher = this.#vouchers.get(id);
    if (!voucher) return;
    const spent = Math.min(cents, this.#leftOf(id));
    if (what === 'spent') {
      this.#move(id, { kind: 'redeemed', cents: spent });
      this.sums.redeemed += spent;
    } else if (what === 'expired') {
      this.sums.expired += voucher.leftCents;
      this.#move(id, { kind: 'expired', cents: voucher.leftCents });
    } else if (what === 'blocked' && voucher.state === 'active') {
      this.#vouchers.set(id, { ...voucher, state: 'blocked' });
    } else if (what === 'unblocked' && voucher.state === 'blocked') {
      this.#vouchers.set(id, { ...voucher, state: 'active' });
    }
  }

  /** No balance is below 0, each is the sum of its movements, and together they are the shop's liability. */
  expectOwed(): void {
    const all = [...this.#vouchers.values()];
    for (const { leftCents, movements } of all) {
      expect(leftCents).toBeGreaterThanOrEqual(0);
      expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(leftCents);
    }
    const { issued, redeemed, givenBack, expired } = this.sums;
    expect(all.reduce((sum, { leftCents }) => sum + leftCents, 0)).toBe(
      issued - redeemed + givenBack - expired,
    );
  }
}
