import { TimeLabel } from '#components/labels/time-label.tsx';

export interface TimelineEntry {
  label: string;
  /** An ISO instant. */
  at: string;
  /** 'the shop' or 'the shopper' */
  by: string;
  note: string;
}

export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="grid">
      {entries.map(({ label, at, by, note }, index) => (
        <li
          key={`${label} ${at}`}
          className="group relative grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0"
        >
          <span aria-hidden="true" className="relative flex justify-center">
            <span className="absolute top-3 -bottom-6 w-px border-s border-line-strong/60 group-last:hidden" />
            <span
              className={`relative mt-1.5 size-3 rounded-full border-forest ${index === entries.length - 1 ? 'border-6' : 'border-2 bg-surface'}`}
            />
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="font-medium">{label}</strong>
              <span className="text-sm text-muted">
                <TimeLabel instant={at} /> · {by}
              </span>
            </p>
            {note && (
              <p className="mt-1.5 border-s-2 border-line ps-3 text-[0.9375rem] whitespace-pre-line wrap-anywhere text-muted">
                {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
