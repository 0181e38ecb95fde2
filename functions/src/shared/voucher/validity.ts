import { addDays } from '../shop/shop-day.ts';
import { keyGuard } from '../values/table-keys.ts';

interface Validity {
  /** At least; 0 where a voucher may not end at all. */
  years: number;
  /** From the end of the year of the sale, instead of its day. */
  isFromYearEnd: boolean;
}

const fromDay = (years: number): Validity => ({ years, isFromYearEnd: false });

/**
 * The least validity of a voucher by ISO 3166-1 country; the sources stand in a decision. In a country that is missing
 * none ends: no law forbids that.
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
  // 15 U.S.C. 1693l-1 says five years, but California Civil Code § 1749.5 allows no end at all.
  US: fromDay(0),
} as const satisfies Record<string, Validity>;

const hasLaw = keyGuard(laws);

export function validityLaw(country: string): Validity | undefined {
  return hasLaw(country) ? laws[country] : undefined;
}

/** ('2024-02-29', 2) → '2026-02-28' */
function yearsLater(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = `${Number(year) + years}-${month}-`;
  return date === '29' && month === '02' ? addDays(`${Number(year) + years}-03-01`, -1) : later + date;
}

export interface ValiditySetting {
  isEndless: boolean;
  /** Added to the law's. */
  moreYears: number;
}

/** undefined where it does not end. */
export function lastDayOf(soldOn: string, country: string, setting: ValiditySetting): string | undefined {
  const { years = 0, isFromYearEnd = false } = validityLaw(country) ?? {};
  if (years === 0 || setting.isEndless) return undefined;
  return yearsLater(isFromYearEnd ? `${soldOn.slice(0, 4)}-12-31` : soldOn, years + setting.moreYears);
}
