import { isDay } from '../shared/shop/shop-day.ts';
import { t } from '../shared/words/words.ts';
import { quoted, type Reading } from './cell-reading.ts';

/** Reads '2027-03-12', '20270312' or '12.03.2027'; undefined for anything else. */
export function dayOf(text: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text) ?? [];
  const [, german, ofMonth, ofYear] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text) ?? [];
  const day = year
    ? `${year}-${month}-${date}`
    : `${ofYear}-${ofMonth?.padStart(2, '0')}-${german?.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

export function readDay(cell: string): Reading<string> {
  const text = cell.trim();
  const value = dayOf(text);
  if (value) return { value };
  return { reason: t('Appears on left out: {cell} is no day such as 2027-03-12', { cell: quoted(text) }) };
}
