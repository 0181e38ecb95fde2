import { timeText } from '@bookstore/functions/shared/shop/time-text';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { unbrokenDay } from './unbroken-day.ts';

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
  return <time dateTime={instant}>{unbrokenDay(timeText(instant, locale, timeZone))}</time>;
}
