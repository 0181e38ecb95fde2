import { addEntry } from '../../audit/audit-store.ts';
import { holdingPayments, requirePayment } from '../../payment/payment-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { readOrder } from '../../shared/order/order.ts';
import type { HeldPayment } from '../../shared/payment/payment.ts';
import { advance, givenUp } from './advance.ts';
import { endPayment } from './end-payment.ts';
import type { Release } from './release-copies.ts';

/** Oldest first. */
export async function heldPayments(): Promise<HeldPayment[]> {
  const all = await holdingPayments();
  const held = all
    .filter(({ isVoucher }) => !isVoucher)
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return held.map(
    ({ _id, state, number, amountCents, currency, createdAt, dueAt, isLink, asked, order = {} }) => {
      const { name, email, hasConfirmedEmail, lines } = readOrder(_id, order);
      return {
        _id,
        state,
        number,
        amountCents,
        currency,
        createdAt,
        name,
        email,
        isConfirmed: hasConfirmedEmail !== false,
        titles: lines.map(({ title }) => title),
        until: new Date(dueAt).toISOString(),
        ...(isLink && asked && { link: asked.returnAddress }),
      };
    },
  );
}

/** Money that still comes from the bank is then late. */
export async function letGo(id: string, by: Actor, now: Date): Promise<HeldPayment[]> {
  const payment = await requirePayment(id);
  const entry = { kind: 'cash', action: 'released', targetId: id, title: payment.number } as const;
  const release: Release = {
    by: 'admin',
    // Whoever pays by a cancelled link gets the money back.
    ...(payment.isLink && { state: 'given-back' }),
    alongside: (transaction) => addEntry(transaction, { by, ...entry }, now),
  };
  if (payment.state === 'open') await endPayment(payment, now, { ...release, isForced: true });
  else if (payment.state === 'deciding') await advance(givenUp(payment), now, release);
  return heldPayments();
}
