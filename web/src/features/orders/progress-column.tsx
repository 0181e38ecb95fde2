import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Moment } from './order-days.tsx';
import { progressOf } from './order-progress.ts';
import { dotClasses } from './progress-row.tsx';

export function ProgressColumn({ order }: { order: Order }) {
  const steps = progressOf(order);
  return (
    <ol aria-label="Progress">
      {steps.map(({ status, label, state, entry }, index) => (
        <li
          key={`${status} ${entry?.at}`}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-7 bottom-[-0.25rem] start-2 border-s-2 ${
                steps[index + 1]?.state === 'ahead' ? 'border-dashed border-line-strong/60' : 'border-forest'
              }`}
            />
          )}
          <span aria-hidden="true" className={`mt-1 size-4.5 rounded-full ${dotClasses[state]}`} />
          <div>
            <p className={state === 'current' ? 'font-semibold' : state === 'ahead' ? 'text-muted' : ''}>
              {label}
              {state === 'ahead' && <span className="sr-only">, not yet</span>}
            </p>
            {entry && (
              <p className="text-sm text-muted">
                <Moment instant={entry.at} />
                {status === 'cancelled' && (entry.by === 'shopper' ? t(', by you') : t(', by the shop'))}
              </p>
            )}
            {status === 'shipped' && order.carrier && order.parcels.length <= 1 && (
              <p className="text-sm text-muted wrap-anywhere">
                {order.carrier} {order.trackingCode}
              </p>
            )}
            {entry?.by === 'admin' && entry.note && (
              <p className="mt-1.5 border-s-2 border-ochre ps-3 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
                {entry.note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
