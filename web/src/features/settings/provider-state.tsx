import type { ProviderCheck } from '@bookstore/functions/shared/payment/payment';
import { t } from '@bookstore/functions/shared/words/words';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

const ofKeys: Readonly<Record<ProviderCheck['keys'], string>> = {
  off: t('The shop has no keys of Stripe: until npm run setup is given one, no order can be paid online.'),
  refused: t('Stripe refuses the keys of the shop: no order can be paid online.'),
  unknown: t('Stripe could not be asked. Open this page again in a moment.'),
  accepted: t('Stripe takes the keys of the shop.'),
};

/** What stands in the way of paying online, or that nothing does. */
function problemsOf({ keys, currency, takesCurrency, hearsEvents }: ProviderCheck): string[] {
  return [
    ...(keys === 'accepted' ? [] : [ofKeys[keys]]),
    ...(takesCurrency === false
      ? [t('Your account of Stripe takes no {currency}: no order can be paid online.', { currency })]
      : []),
    ...(hearsEvents === false
      ? [
          t(
            'Stripe does not tell the shop by itself what was paid: run npm run setup. Until then an order is placed once its shopper comes back from the bank.',
          ),
        ]
      : []),
  ];
}

/** Whether orders can be paid online: what the provider says of the shop's account. */
export function ProviderState() {
  const { data, isError } = useAdminQuery('GET /api/payments/provider', {});
  const problems = data ? problemsOf(data) : [];
  return (
    <div
      role="status"
      className="grid gap-2 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] forced-colors:border"
    >
      {isError && ofKeys.unknown}
      {!data && !isError && t('Asking Stripe …')}
      {data?.keys === 'accepted' && (
        <p>
          {ofKeys.accepted} {data.isTest ? t('Test mode: no money moves.') : t('Live mode: money moves.')}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="failure-note">
          {problem}
        </p>
      ))}
    </div>
  );
}
