import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

// On the shop's clock, as its desk and its mails write them.

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
const shortDay = { month: 'short', day: 'numeric' } as const;

/** 'Nov 21', in the shop's or the reader's language. */
export function ShortDay({ instant }: { instant: string }) {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  const label = new Date(instant).toLocaleDateString(locale, { ...shortDay, timeZone });
  return <time dateTime={instant}>{label}</time>;
}

/** 'Nov 21, 2026, 3:04 PM', in the shop's or the reader's language. */
export function Moment({ instant }: { instant: string }) {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  const label = new Date(instant).toLocaleString(locale, { ...moment, timeZone });
  return <time dateTime={instant}>{label}</time>;
}
