import { InvalidArgument } from '../../platform/http/api-errors.ts';
import type { SettingsEdit } from '../../shared/shop/settings.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { classWithoutRate } from '../../shared/shop/tax-setting.ts';
import { taxClasses } from '../../shared/tax/tax-classes.ts';

/** Refuses tax that has no rate for today. @throws InvalidArgument */
export function checkTax({ tax }: SettingsEdit, now: Date): void {
  const today = shopDay(now);
  const name = tax && classWithoutRate(tax, today);
  if (!name) return;
  const { label } = taxClasses[name];
  const message = `${label}: no rate holds today. Let the first one hold from ${today} or earlier`;
  throw new InvalidArgument(`tax.rates.${name}`, message);
}
