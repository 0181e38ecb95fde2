import { t } from '@bookstore/functions/shared/words/words';
import type { Quote } from './use-quote.ts';

/** Costs beside the books; nothing when there are none. */
export function OtherCosts({ quote: { money, deliveryCents = 0, gift, wrapping } }: { quote: Quote }) {
  const rows = [
    { label: t('Delivery'), cents: deliveryCents },
    { label: t('Gift wrapping'), cents: gift?.isWrapped ? (wrapping?.cents ?? 0) : 0 },
  ].filter(({ cents }) => cents > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1 text-[0.9375rem] text-muted">
      {rows.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="tabular-nums">{money.text(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
