import { addDays } from '../shop/shop-day.ts';
import { keyGuard } from '../values/table-keys.ts';

interface Validity {
  /** For how many years at least; 0 where a voucher may not end at all. */
  years: number;
  /** From the end of the year in which it was sold, in place of the day. */
  isFromYearEnd: boolean;
}

const fromDay = (years: number): Validity => ({ years, isFromYearEnd: false });

/**
 * For how long a voucher pays at least by the law of a country, by ISO 3166-1; the sources stand in a decision. Of a
 * country that is missing here none ends: no law forbids that.
 */
const laws = {
  // ABGB § 1478; OGH 7 Ob 22/12d.
  AT: fromDay(30),
  // Competition and Consumer Act 2010, s 99B.
  AU: fromDay(3),
  // Ontario: O. Reg. 17/05, s 25.3, and most other provinces.
  CA: fromDay(0),
  // OR Art. 127.
  CH: fromDay(10),
  // BGB §§ 195, 199.
  DE: { years: 3, isFromYearEnd: true },
  // Consumer Protection (Gift Vouchers) Act 2019.
  IE: fromDay(5),
  // Codice civile, art. 2946.
  IT: fromDay(10),
  // Fair Trading (Gift Card Expiry) Amendment Act 2024, since 16 March 2026.
  NZ: fromDay(3),
  // 15 U.S.C. 1693l-1 says five years, and California Civil Code § 1749.5 none at all.
  US: fromDay(0),
} as const satisfies Record<string, Validity>;

const hasLaw = keyGuard(laws);

export function validityLaw(country: string): Validity | undefined {
  return hasLaw(country) ? laws[country] : undefined;
}

/** '2026-02-28' of '2024-02-29' and 2 years. */
function yearsLater(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = `${Number(year) + years}-${month}-`;
  return date === '29' && month === '02' ? addDays(`${Number(year) + years}-03-01`, -1) : later + date;
}

/** How an owner is more generous than the law. */
export interface ValiditySetting {
  isEndless: boolean;
  /** Years that are added. */
  moreYears: number;
}

/** The last day on which a voucher pays that is sold on a day; undefined where it does not end. */
export function lastDayOf(soldOn: string, country: string, setting: ValiditySetting): string | undefined {
  const { years = 0, isFromYearEnd = false } = validityLaw(country) ?? {};
  if (years === 0 || setting.isEndless) return undefined;
  return yearsLater(isFromYearEnd ? `${soldOn.slice(0, 4)}-12-31` : soldOn, years + setting.moreYears);
}
