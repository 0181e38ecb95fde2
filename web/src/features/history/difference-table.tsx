import type { FieldDifference } from '@bookstore/functions/shared/audit-difference';
import { valueText } from './history-words.ts';

interface DifferenceTableProps {
  label: string;
  differences: readonly FieldDifference[];
  /** What the columns of the two values are called. */
  columns: readonly [before: string, after: string];
}

/** What was, and what is instead, field by field; on small screens one below the other. */
export function DifferenceTable({ label, differences, columns: [before, after] }: DifferenceTableProps) {
  return (
    <dl aria-label={label} className="divide-y divide-line text-[0.9375rem]">
      {differences.map(({ field, label: name, ...values }) => (
        <div
          key={field}
          className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="font-medium">{name}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere text-muted">
            <span className="mr-2 text-sm sm:sr-only">{before}</span>
            {valueText(field, values.before)}
          </dd>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            <span className="mr-2 text-sm text-muted sm:sr-only">{after}</span>
            {valueText(field, values.after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
