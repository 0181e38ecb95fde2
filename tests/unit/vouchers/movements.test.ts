import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { dueDay, dueDays } from '../../../functions/src/shared/voucher/due-day.ts';
import {
  isMovementKind,
  mostMovements,
  moved,
  movementKinds,
  VoucherShort,
  whyUnusable,
} from '../../../functions/src/shared/voucher/movements.ts';
import { lastDayOf } from '../../../functions/src/shared/voucher/validity.ts';
import { voucherOfferOf } from '../../../functions/src/shared/voucher/voucher-offer.ts';
import { makeVoucher } from '../../fixtures/stored-vouchers.ts';

const now = new Date('2026-11-29T10:00:00Z');
const today = '2026-11-29';

it('No movements bring a voucher below 0, what is left is their sum, and what is owed counts what is held', () => {
  const kinds = Object.keys(movementKinds).filter(isMovementKind);
  const movement = fc.record({ kind: fc.constantFrom(...kinds), cents: fc.nat(3000) });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 30 }), (movements) => {
      let voucher = makeVoucher();
      let owed = voucher.amountCents;
      for (const one of movements) {
        try {
          voucher = moved(voucher, one, now, today);
        } catch (failure) {
          expect(failure).toBeInstanceOf(VoucherShort);
          continue;
        }
        if (one.kind !== 'held' && one.kind !== 'released') owed += movementKinds[one.kind].sign * one.cents;
      }
      expect(voucher.leftCents).toBe(voucher.movements.reduce((sum, { cents }) => sum + cents, 0));
      expect(Math.min(voucher.leftCents, voucher.heldCents)).toBeGreaterThanOrEqual(0);
      expect(voucher.leftCents + voucher.heldCents).toBe(owed);
    }),
  );
});

it.each([
  ['pays', {}, undefined],
  ['on its last day pays', { validUntil: today }, undefined],
  ['on the day after, before the shop has noted it, has expired', { validUntil: '2026-11-28' }, 'expired'],
  ['that is blocked does not pay', { state: 'blocked' as const }, 'blocked'],
  ['that was refunded does not pay', { state: 'refunded' as const, leftCents: 0 }, 'refunded'],
  ['that is spent is empty', { leftCents: 0 }, 'empty'],
  ['in the money that the shop had before does not pay', { currency: 'EUR' }, 'other-currency'],
  [
    'with a long history pays no more',
    { movements: Array.from({ length: mostMovements }, () => ({ at: '', kind: 'held' as const, cents: 0 })) },
    'too-many-movements',
  ],
])('A voucher %s', (_, given, reason) => {
  expect(whyUnusable(makeVoucher(given), 'USD', today)).toBe(reason);
});

it.each([
  [
    'that has expired pays again',
    { state: 'expired' as const, validUntil: '2026-11-28' },
    'active',
    '2027-11-29',
  ],
  ['that ends late stays', { validUntil: '2029-12-31' }, 'active', '2029-12-31'],
  ['that never ends stays', {}, 'active', undefined],
  ['that is blocked gets its money and stays blocked', { state: 'blocked' as const }, 'blocked', undefined],
])('Of money that comes back, a voucher %s', (_, given, state, validUntil) => {
  const after = moved(makeVoucher(given), { kind: 'given-back', cents: 700 }, now, today);
  expect(after).toMatchObject({
    state,
    leftCents: 5700,
    movements: [{}, { kind: 'given-back', cents: 700 }],
  });
  expect(after.validUntil).toBe(validUntil);
});

const byLaw = { isEndless: false, moreYears: 0 };

it.each([
  ['DE', '2026-12-31', byLaw, '2029-12-31'],
  ['DE', '2026-12-31', { ...byLaw, moreYears: 2 }, '2031-12-31'],
  ['DE', '2026-12-31', { ...byLaw, isEndless: true }, undefined],
  ['IE', '2024-02-29', byLaw, '2029-02-28'],
  ['AT', '2026-11-29', byLaw, '2056-11-29'],
  ['US', '2026-11-29', { ...byLaw, moreYears: 5 }, undefined],
  ['', '2026-11-29', byLaw, undefined],
])('In %j one of %s with %j pays until %s', (country, day, setting, last) => {
  expect(lastDayOf(day, country, setting)).toBe(last);
});

it.each([
  ['is sent at once, and again until it is', { sentAt: undefined }, { send: '2026-11-20' }],
  ['is sent on its day', { sentAt: undefined, sendOn: '2026-12-24' }, { send: '2026-12-24' }],
  ['that is blocked is not sent', { sentAt: undefined, state: 'blocked' as const }, {}],
  ['without an end needs nothing', {}, {}],
  ['expires on the day after its last', { validUntil: '2026-12-31' }, { expire: '2027-01-01' }],
  [
    'is reminded of where its buyer agrees',
    { validUntil: '2026-12-31', agreesToReminder: true },
    { remind: '2026-11-30', expire: '2027-01-01' },
  ],
  [
    'is reminded of once',
    { validUntil: '2026-12-31', agreesToReminder: true, remindedAt: today },
    { expire: '2027-01-01' },
  ],
  ['that is spent needs nothing', { validUntil: '2026-12-31', agreesToReminder: true, leftCents: 0 }, {}],
])('A voucher %s', (_, given, days) => {
  const voucher = makeVoucher(given);
  expect(dueDays(voucher)).toEqual(days);
  expect(dueDay(voucher)).toBe(Object.values(days).sort()[0]);
});

it('A shop that sells vouchers offers the amounts within its limits, and one that does not, nothing', () => {
  const { vouchers } = defaultSettings;
  expect(voucherOfferOf(vouchers, 'DE', dollars)).toBeUndefined();
  const setting = {
    ...vouchers,
    isOn: true,
    amounts: '5; 12.50; 600',
    least: 10,
    cards: { ...vouchers.cards, card2: false },
  };
  expect(voucherOfferOf(setting, 'DE', dollars)).toEqual({
    amountsCents: [1250],
    leastCents: 1000,
    mostCents: 50_000,
    cards: [1, 3, 4],
    validity: { years: 3, isFromYearEnd: true },
    reminds: true,
  });
  expect(voucherOfferOf(setting, 'US', dollars)).not.toHaveProperty('validity');
});
