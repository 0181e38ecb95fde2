import { requestHash } from '../../orders/order-identity.ts';
import { isOrder } from '../../orders/order-store.ts';
import { PaymentOver } from '../../payment/payment-over.ts';
import { changePayment, findPayment, type ReadPayment, requirePayment } from '../../payment/payment-store.ts';
import { PaymentDisturbed, ProviderRefused } from '../../payment/provider.ts';
import { askProvider, PaymentUnavailable, paymentProvider } from '../../payment/providers.ts';
import { InvalidArgument, NotFound } from '../../platform/http/api-errors.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { type DeskOrderRequest, deskOrderSchema } from '../../shared/order/desk-order.ts';
import type { PayLink } from '../../shared/payment/payment.ts';
import { wantedAtDesk } from '../orders/take-order.ts';
import { beginSession } from './begin-session.ts';
import { holdCopies } from './hold-copies.ts';
import { lookAgain } from './pay-order.ts';

function linkOf({ state, number, amountCents, currency, heldUntil, asked, url }: ReadPayment): PayLink {
  const until = new Date(heldUntil).toISOString();
  const link = asked?.returnAddress ?? '';
  return {
    state,
    number,
    amountCents,
    currency,
    until,
    link,
    ...(state === 'open' && url !== '' && { url }),
  };
}

/**
 * Once per key. Copies are held until the link expires; the order is placed when it is paid. @throws as `takeOrder`,
 * PaymentUnavailable in a shop without a provider
 */
export async function linkOrder(
  request: DeskOrderRequest,
  key: string,
  by: SignedInPerson,
  now: Date,
  signal?: AbortSignal,
): Promise<PayLink> {
  if (request.way !== 'link') throw new InvalidArgument('way', 'Only what is paid by a link has one');
  const wanted = await wantedAtDesk(request, key, by, now);
  const { id } = wanted;
  const earlier = await findPayment(id);
  const hashOf = (desk: DeskOrderRequest) => requestHash(wanted.request, desk);
  if (earlier && hashOf(deskOrderSchema.cast(earlier.request)) !== hashOf(request))
    throw new KeyReused('Another link was already made', { orderId: id });
  if (!earlier) {
    if (await isOrder(id)) throw new PaymentOver('paid');
    await paymentProvider();
    await holdCopies(wanted, undefined, signal);
  }
  return linkOf(await requirePayment(id));
}

/** Begins another session where the link's last one has ended. */
async function withSession(payment: ReadPayment, now: Date): Promise<ReadPayment> {
  const { _id: id, sessionId } = payment;
  if (sessionId === '') return beginSession(id, now);
  const session = await askProvider(
    payment.provider,
    (asking) => asking.lookUp(sessionId),
    () => {
      throw new PaymentUnavailable();
    },
  );
  if (session.isPaid || session.status !== 'ended') return payment;
  await retryConflicts(async () => {
    const present = await requirePayment(id);
    if (present.state === 'open' && present.sessionId === sessionId)
      await changePayment(present, { sessionId: '', url: '', tries: present.tries + 1 });
  });
  return beginSession(id, now);
}

/** `isBegun` asks for the address of the provider's page. @throws NotFound, PaymentUnavailable */
export async function openLink(id: string, isBegun: boolean, now: Date): Promise<PayLink> {
  const payment = await requirePayment(id);
  if (!payment.isLink) throw new NotFound('The payment');
  if (payment.sessionId !== '' && ['open', 'deciding'].includes(payment.state)) {
    try {
      await lookAgain(payment, now);
    } catch (failure) {
      // Then the answer is what the shop has stored.
      const isKnown = [PaymentDisturbed, PaymentUnavailable, ProviderRefused].some(
        (kind) => failure instanceof kind,
      );
      if (!isKnown) throw failure;
    }
  }
  const present = await requirePayment(id);
  const canBePaid = present.state === 'open' && present.heldUntil > now.getTime();
  return linkOf(isBegun && canBePaid ? await withSession(present, now) : present);
}
