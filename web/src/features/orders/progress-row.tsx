import type { Order } from '@bookstore/functions/shared/order/order';
import { ShortDay } from './order-days.tsx';
import { type ProgressStep, progressOf } from './order-progress.ts';

/** Drawn with borders, which forced colours keep. */
export const dotClasses: Record<ProgressStep['state'], string> = {
  done: 'border-9 border-forest',
  current: 'border-9 border-forest outline-2 outline-offset-2 outline-forest',
  ahead: 'border-2 border-line-strong/70 bg-surface',
};

/** Becomes a column where text is large on a small screen. */
export function ProgressRow({ order }: { order: Order }) {
  const steps = progressOf(order);
  return (
    <ol
      aria-label="Progress"
      className="-mx-2 flex max-[16rem]:mx-0 max-[16rem]:flex-col max-[16rem]:gap-2 sm:mx-0"
    >
      {steps.map(({ status, label, state, entry }, index) => (
        <li
          key={`${status} ${entry?.at}`}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center text-[0.8125rem] whitespace-nowrap max-[16rem]:flex-row max-[16rem]:flex-wrap max-[16rem]:gap-x-3 sm:text-sm"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-2 max-[16rem]:hidden end-[calc(50%+0.9rem)] start-[calc(-50%+0.9rem)] border-t-2 ${
                state === 'ahead' ? 'border-dashed border-line-strong/60' : 'border-forest'
              }`}
            />
          )}
          <span
            aria-hidden="true"
            className={`mb-2.5 size-4.5 max-[16rem]:mb-0 rounded-full ${dotClasses[state]}`}
          />
          <span
            className={`max-w-full px-0.5 text-center hyphens-auto wrap-anywhere whitespace-normal ${state === 'current' ? 'font-semibold' : 'text-muted'}`}
          >
            {label}
          </span>
          <span className="text-[0.8125rem] text-muted">
            {entry ? <ShortDay instant={entry.at} /> : <span className="sr-only">not yet</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
