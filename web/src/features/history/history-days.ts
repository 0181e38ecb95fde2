import type { AuditEntry } from '@bookstore/functions/shared/audit/audit';
import { addDays, type ShopCalendar, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { t } from '@bookstore/functions/shared/words/words';

interface HistoryDay {
  day: string;
  entries: AuditEntry[];
}

export function daysOf(entries: readonly AuditEntry[], calendar: ShopCalendar): HistoryDay[] {
  const days = Map.groupBy(entries, ({ at }) => shopDay(new Date(at), calendar));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** 'Today', 'Yesterday' or 'Sunday, November 22', with the year unless it is this one. */
export function dayName(day: string, today: string, locale?: string): string {
  if (day === today) return t('Today');
  if (day === addDays(today, -1)) return t('Yesterday');
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  });
}
