import type { Order } from '@bookstore/functions/shared/order/order';
import type { Refund } from '@bookstore/functions/shared/payment/payment';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { providerWords } from '#entities/order/provider-words.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

const states: Readonly<Record<Refund['state'], string>> = {
  wanted: t('Goes back'),
  done: t('Given back'),
  refused: t('Refused'),
  retried: t('Refused, and tried again'),
  settled: t('Refused, and settled by a person'),
};

/** Disputes that need no action. */
const settled: ReadonlySet<string> = new Set(['won', 'warning_closed']);

/** Poll interval while a refund is on its way, in milliseconds. */
const pollMilliseconds = 5000;

export function OnlinePayment({ order }: { order: Order }) {
  const { _id: id, cashCents } = order;
  const money = useOrderMoney(order);
  const { data, isError, refetch } = useAdminQuery(
    'GET /api/payments/:id',
    { params: { id } },
    // A refund's cash entry appears before the refund is marked as done.
    {
      refetchInterval: ({ state }) =>
        state.data?.refunds.some((refund) => refund.state === 'wanted') ? pollMilliseconds : false,
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the money changes
  useEffect(() => void refetch(), [cashCents, refetch]);
  if (!data) {
    return isError ? <LoadingFailure text="The payment could not be loaded." onRetry={refetch} /> : null;
  }
  const words = providerWords[data.provider];
  const { settleReason } = data;
  const problem = data.isToSettle && settleReason ? words.atOrder[settleReason] : undefined;
  return (
    <div className="mb-3 grid gap-2 border-b border-line pb-3 text-[0.9375rem]">
      <p className="flex justify-between gap-x-4 tabular-nums">
        <span className="min-w-0">
          <span>{words.paid}</span>
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
                {reason && <span className="block text-sm text-muted">{words.reason(reason)}</span>}
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
            reason: words.reason(reason),
          })}{' '}
          {words.disputes.get(status) ?? words.reason(status)}
        </p>
      ))}
    </div>
  );
}
