import { type CashEntry, cashKinds, drawerReasons } from '@bookstore/functions/shared/order/cash';
import { payWays } from '@bookstore/functions/shared/payment/pay-ways';
import { shownName } from '@bookstore/functions/shared/people/person-name';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

interface EntryListProps {
  entries: readonly CashEntry[];
  label: string;
  /** Shown before the kind of an entry, such as a link to its order. */
  lead?: (entry: CashEntry) => ReactNode;
}

/** Only the entries that moved money: what moved books alone stands in the history of the order. */
export const ofMoney = (entries: readonly CashEntry[]) => entries.filter(({ cents }) => cents !== 0);

export function EntryList({ entries, label, lead }: EntryListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line text-[0.9375rem]">
      {entries.map((entry) => (
        <li
          key={entry._id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 print:break-inside-avoid print:py-1"
        >
          <p className="min-w-0 wrap-anywhere">
            {lead?.(entry)}
            {cashKinds[entry.kind].label}
            {` · ${entry.reason ? drawerReasons[entry.reason].label : payWays[entry.way].label}`}
            <span className="block text-sm text-muted">
              <TimeLabel instant={entry.at} />
              {[shownName(entry.by), entry.carrier, entry.receivedOn, entry.reference, entry.note]
                .filter(Boolean)
                .map((part) => ` · ${part}`)
                .join('')}
            </span>
          </p>
          <span className={`font-medium tabular-nums ${entry.cents < 0 ? 'text-accent' : ''}`}>
            <EntryAmount entry={entry} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function EntryAmount({ entry }: { entry: CashEntry }) {
  const money = useOrderMoney(entry);
  const { cents, roundingCents } = entry;
  return (
    <>
      {money.text(cents)}
      {roundingCents !== undefined && (
        <span className="block text-end text-sm text-muted">
          {t('rounded by {roundingCents}', { roundingCents: money.text(roundingCents) })}
        </span>
      )}
    </>
  );
}
