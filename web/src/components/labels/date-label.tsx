import { useSyncExternalStore } from 'react';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { unbrokenDay } from './unbroken-day.ts';

const whole: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
const weekday: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };

const never = () => () => undefined;

/**
 * 'November 21, 2026'; a dash when the instant is missing or invalid. The API answers the first instant of 1970 for a
 * missing date.
 */
function dateLabel(
  instant: string | undefined,
  locale: string | undefined,
  format: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(instant ?? '');
  const isKnown = date.getTime() > 0;
  return isKnown ? unbrokenDay(date.toLocaleDateString(locale, format)) : '–';
}

interface DateLabelProps {
  instant?: string | undefined;
  /** Instead of an instant a day of the shop, '2026-11-21': the same on every clock. */
  day?: string;
  /** With the weekday, without the year. */
  hasWeekday?: boolean;
}

/** On the shop's clock, in the shop's or the reader's language; for the latter, the server's HTML is English. */
export function DateLabel({ day, instant = day, hasWeekday = false }: DateLabelProps) {
  const shop = useShop();
  const inZone = { ...(hasWeekday ? weekday : whole), timeZone: day ? 'UTC' : shop.timeZone };
  const own = useDayLocale();
  const label = useSyncExternalStore(
    never,
    () => dateLabel(instant, own, inZone),
    () => dateLabel(instant, own ?? shop.locale, inZone),
  );
  return (
    // Chromium lacks some locales that Node has, such as Icelandic: then the server's words stay.
    <time dateTime={instant} suppressHydrationWarning>
      {label}
    </time>
  );
}
