import { lastDayBefore } from '../../cash/cash-list-store.ts';
import { findClosing } from '../../cash/closing-store.ts';
import { shopCurrencies } from '../../settings/shop-profile.ts';
import { drawerCents } from '../../shared/order/cash.ts';
import type { SalesOverview } from '../../shared/order/sales.ts';
import { daySums } from './day-sums.ts';

/** Before today; null when its drawer has been counted or should hold nothing. */
export async function uncountedDay(today: string): Promise<SalesOverview['cashToCount']> {
  const day = await lastDayBefore(today);
  if (day === undefined || (await findClosing(day))) return null;
  const { present, all } = await shopCurrencies();
  const cents = drawerCents(await daySums(day, present, all));
  return cents === 0 ? null : { day, cents };
}
