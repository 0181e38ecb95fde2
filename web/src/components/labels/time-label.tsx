import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

/** A moment as the shop's clock shows it: 'Nov 22, 2:33 AM', with the year when it is not this one; a dash when unknown. */
function timeText(instant: string, locale: string | undefined, timeZone: string): string {
  const date = new Date(instant);
  if (!(date.getTime() > 0)) return '–';
  const yearOf = (moment: Date) => shopDay(moment, { timeZone }).slice(0, 4);
  const isThisYear = yearOf(date) === yearOf(new Date());
  return date.toLocaleString(locale, {
    timeZone,
    ...(isThisYear ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** The hour and minute on the shop's clock, where the day stands above: '2:33 AM'. */
export function ClockLabel({ instant }: { instant: string }) {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  const text = new Date(instant).toLocaleTimeString(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  });
  return <time dateTime={instant}>{text}</time>;
}

/** When something happened, in the shop's or the reader's language and on the shop's clock, since the shop's days are its own. */
export function TimeLabel({ instant }: { instant: string }) {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  return <time dateTime={instant}>{timeText(instant, locale, timeZone)}</time>;
}
