import type { Order } from '@bookstore/functions/shared/order/order';
import type { Refund, SettleReason } from '@bookstore/functions/shared/payment/payment';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { plainReason } from '#entities/order/plain-reason.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

const states: Readonly<Record<Refund['state'], string>> = {
  wanted: t('Goes back'),
  done: t('Given back'),
  refused: t('Refused'),
  retried: t('Refused, and tried again'),
  settled: t('Refused, and settled by a person'),
};

const [toAnswer, looksAtIt] = [t('Answer it at Stripe.'), t('It looks at the answer of the shop.')];

/** What has become of a dispute, by Stripe's own word; any other word is shown as it is. */
const disputeStates: ReadonlyMap<string, string> = new Map([
  ['needs_response', toAnswer],
  ['warning_needs_response', toAnswer],
  ['under_review', looksAtIt],
  ['warning_under_review', looksAtIt],
  ['won', t('The money stays with the shop.')],
  ['warning_closed', t('The money stays with the shop.')],
  ['lost', t('The shopper has the money back.')],
]);

/** Those that need nobody any more. */
const settled: ReadonlySet<string> = new Set(['won', 'warning_closed']);

const reasons: Partial<Record<SettleReason, string>> = {
  'refund-refused': t(
    'Stripe has refused to give money back: try again, or settle it otherwise, under Cash.',
  ),
  'not-owed': t('Stripe has given money back that this order still costs: look at Cash.'),
  'lost-dispute': t('The shopper’s bank has taken back money that this order still costs: look at Cash.'),
  'not-in-ledger': t('Stripe has given money back that the entries do not allow: look at both.'),
};

/** How often the shop is asked while money is on its way back, in milliseconds. */
const pollMilliseconds = 5000;

/** What was paid online for an order, what has gone back, and what a bank disputes. */
export function OnlinePayment({ order }: { order: Order }) {
  const { _id: id, cashCents } = order;
  const money = useOrderMoney(order);
  const { data, isError, refetch } = useAdminQuery(
    'GET /api/payments/:id',
    { params: { id } },
    // The entry of a refund comes before the refund is noted as done.
    {
      refetchInterval: ({ state }) =>
        state.data?.refunds.some((refund) => refund.state === 'wanted') ? pollMilliseconds : false,
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the money changes
  useEffect(() => void refetch(), [cashCents, refetch]);
  if (!data) {
    return isError ? (
      <LoadingFailure text="The payment could not be loaded." onRetry={() => void refetch()} />
    ) : null;
  }
  const problem = data.isToSettle && data.settleReason ? reasons[data.settleReason] : undefined;
  return (
    <div className="mb-3 grid gap-2 border-b border-line pb-3 text-[0.9375rem]">
      <p className="flex justify-between gap-x-4 tabular-nums">
        <span className="min-w-0">
          <span>Paid online, at Stripe</span>
          <span className="block font-mono text-sm wrap-anywhere text-muted">{data.paymentId}</span>
        </span>
        <span>{money.text(data.amountCents)}</span>
      </p>
      {data.refunds.length > 0 && (
        <ul className="grid gap-1 tabular-nums">
          {data.refunds.map(({ number, cents, state, reason }) => (
            <li key={number} className="flex justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {states[state]}
                {reason && <span className="block text-sm text-muted">{plainReason(reason)}</span>}
              </span>
              <span>{money.text(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <div>
          <p role="alert" className="failure-note">
            {problem}
          </p>
          <Link
            to={dashboardPaths.cash}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
          >
            To settle
          </Link>
        </div>
      )}
      {data.disputes.map(({ id: disputeId, status, reason, cents }) => (
        <p key={disputeId} {...(settled.has(status) ? {} : { role: 'alert', className: 'failure-note' })}>
          {t('The shopper’s bank disputes {amount} ({reason}).', {
            amount: money.text(cents),
            reason: plainReason(reason),
          })}{' '}
          {disputeStates.get(status) ?? plainReason(status)}
        </p>
      ))}
    </div>
  );
}
