import type { ProviderCheck } from '@bookstore/functions/shared/payment/payment';
import { presentProvider } from '@bookstore/functions/shared/payment/providers';
import { t } from '@bookstore/functions/shared/words/words';
import { providerWords } from '#entities/order/provider-words.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

const words = providerWords[presentProvider];

function problemsOf({ keys, currency, takesCurrency, hearsEvents }: ProviderCheck): string[] {
  return [
    ...(keys === 'accepted' ? [] : [words.keys[keys]]),
    ...(takesCurrency === false ? [words.noCurrency(currency)] : []),
    ...(hearsEvents === false ? [words.noEvents] : []),
  ];
}

export function ProviderState() {
  const { data, isError } = useAdminQuery('GET /api/payments/provider', {});
  const problems = data ? problemsOf(data) : [];
  return (
    <div
      role="status"
      className="grid gap-2 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem] forced-colors:border"
    >
      {isError && words.keys.unknown}
      {!data && !isError && words.asking}
      {data?.keys === 'accepted' && (
        <p>
          {words.keys.accepted} {data.isTest ? t('Test mode: no money moves.') : t('Live mode: money moves.')}
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
