import { unbrokenDay } from '#components/labels/unbroken-day.ts';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

// On the shop's clock, as in the dashboard and the mails.

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
const shortDay = { month: 'short', day: 'numeric' } as const;

function useDayLabel(instant: string, format: Intl.DateTimeFormatOptions): string {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  return unbrokenDay(new Date(instant).toLocaleDateString(locale, { ...format, timeZone }));
}

/** 'Nov 21', localised. */
export function ShortDay({ instant }: { instant: string }) {
  const label = useDayLabel(instant, shortDay);
  return <time dateTime={instant}>{label}</time>;
}

/** 'Nov 21' above '2026'. */
export function DayAndYear({ instant }: { instant: string }) {
  const [day, year] = [useDayLabel(instant, shortDay), useDayLabel(instant, { year: 'numeric' })];
  return (
    <time dateTime={instant}>
      {day}
      <br />
      {year}
    </time>
  );
}

/** 'Nov 21, 2026, 3:04 PM', localised. */
export function Moment({ instant }: { instant: string }) {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  const label = new Date(instant).toLocaleString(locale, { ...moment, timeZone });
  return <time dateTime={instant}>{label}</time>;
}
