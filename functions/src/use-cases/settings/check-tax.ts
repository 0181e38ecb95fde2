import { InvalidArgument } from '../../platform/http/api-errors.ts';
import type { Settings, SettingsEdit } from '../../shared/shop/settings.ts';
import { classWithoutRate } from '../../shared/shop/tax-setting.ts';
import { taxClasses } from '../../shared/tax/tax-classes.ts';

/** Refuses tax that has no rate for today. @throws InvalidArgument */
export function checkTax({ tax }: SettingsEdit, today: string): void {
  const name = tax && classWithoutRate(tax, today);
  if (!name) return;
  const { label } = taxClasses[name];
  const message = `${label}: no rate holds today. Let the first one hold from ${today} or earlier`;
  throw new InvalidArgument(`tax.rates.${name}`, message);
}

/** Refuses invoices that lack the seller's tax number or country, where they need it. @throws InvalidArgument */
export function checkTaxNumber(edit: SettingsEdit, { tax, invoices, country }: Settings): void {
  if (!invoices.isOn) return;
  if (edit.invoices?.isElectronic && !country) {
    throw new InvalidArgument(
      'invoices.isElectronic',
      'Say under “Country and time” where the shop is first',
    );
  }
  if (edit.invoices?.isElectronic && !invoices.taxNumber) {
    throw new InvalidArgument('invoices.taxNumber', 'E-invoices need the tax number of the seller');
  }
  if (!tax.isOn || invoices.taxNumber) return;
  if (edit.invoices) {
    throw new InvalidArgument(
      'invoices.taxNumber',
      'The shop shows taxes: its invoices need the tax number of the seller',
    );
  }
  if (edit.tax) {
    throw new InvalidArgument('tax.isOn', 'Give the invoices the tax number of the seller first');
  }
}
