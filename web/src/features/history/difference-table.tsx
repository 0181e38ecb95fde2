import type { AuditValue } from '@bookstore/functions/shared/audit/audit';
import type { FieldDifference } from '@bookstore/functions/shared/audit/audit-difference';
import { isDay } from '@bookstore/functions/shared/shop/shop-day';
import { useDayLocale, useMoney } from '#config/money.ts';
import { valueText, withDays } from './history-words.ts';

interface DifferenceTableProps {
  label: string;
  differences: readonly FieldDifference[];
  columns: readonly [before: string, after: string];
}

interface ValueProps {
  column: string;
  isMuted?: boolean;
  children: string;
}

/** Wide screens give the column's name only to screen readers. */
function Value({ column, isMuted = false, children }: ValueProps) {
  return (
    <dd className={`min-w-0 whitespace-pre-line wrap-anywhere ${isMuted ? 'text-muted' : ''}`}>
      <span className="me-2 text-sm text-muted sm:sr-only">{column}</span>
      {children}
    </dd>
  );
}

const oneValue = 'sm:grid-cols-[8.5rem_minmax(0,1fr)]';
const twoValues = 'sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)]';

/** On small screens the two values stand one below the other. A new thing has no column of earlier values. */
export function DifferenceTable({ label, differences, columns }: DifferenceTableProps) {
  const money = useMoney();
  const locale = useDayLocale();
  const textOf = (field: string, value: AuditValue | undefined) => {
    const text = valueText(field, value, money);
    return isDay(text) ? withDays(text, locale) : text;
  };
  const hasBefore = differences.some(({ before }) => before !== undefined);
  const hasAfter = differences.some(({ after }) => after !== undefined);
  return (
    <dl aria-label={label} className="divide-y divide-line text-[0.9375rem]">
      {differences.map(({ field, label: name, before, after }) => (
        <div
          key={field}
          className={`grid gap-x-4 gap-y-0.5 py-2 ${hasBefore && hasAfter ? twoValues : oneValue}`}
        >
          <dt className="font-medium">{name}</dt>
          {hasBefore && (
            <Value column={columns[0]} isMuted={hasAfter}>
              {textOf(field, before)}
            </Value>
          )}
          {hasAfter && <Value column={columns[1]}>{textOf(field, after)}</Value>}
        </div>
      ))}
    </dl>
  );
}
