import { timeText } from '@bookstore/functions/shared/shop/time-text';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { unbrokenDay } from './unbroken-day.ts';

/** '2:33 AM' on the shop's clock, where the day is above. */
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

/** In the shop's or the reader's language and on the shop's clock, since the shop's days are its own. */
export function TimeLabel({ instant }: { instant: string }) {
  const locale = useDayLocale();
  const { timeZone } = useShop();
  return <time dateTime={instant}>{unbrokenDay(timeText(instant, locale, timeZone))}</time>;
}
