import { WrongValue } from '../../platform/http/wrong-value.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import type { Settings, SettingsEdit } from '../../shared/shop/settings.ts';
import { classWithoutRate } from '../../shared/shop/tax-setting.ts';
import { taxClasses } from '../../shared/tax/tax-classes.ts';
import { t } from '../../shared/words/words.ts';

/** Refuses tax that has no rate for today. @throws InvalidArgument */
export function checkTax({ tax }: SettingsEdit, today: string): void {
  const name = tax && classWithoutRate(tax, today);
  if (!name) return;
  const { label } = taxClasses[name];
  const taxed = saidInShop(label);
  throw new WrongValue(`tax.rates.${name}`, () =>
    t('{taxed}: no rate holds today. Let the first one hold from {today} or earlier', { taxed, today }),
  );
}

/** Refuses invoices that lack the seller's tax number or country, where they need it. @throws InvalidArgument */
export function checkTaxNumber(edit: SettingsEdit, { tax, invoices, country }: Settings): void {
  if (!invoices.isOn) return;
  if (edit.invoices?.isElectronic && !country) {
    throw new WrongValue('invoices.isElectronic', () =>
      t('Say under “Country and time” where the shop is first'),
    );
  }
  if (edit.invoices?.isElectronic && !invoices.taxNumber) {
    throw new WrongValue('invoices.taxNumber', () => t('E-invoices need the tax number of the seller'));
  }
  if (!tax.isOn || invoices.taxNumber) return;
  if (edit.invoices) {
    throw new WrongValue('invoices.taxNumber', () =>
      t('The shop shows taxes: its invoices need the tax number of the seller'),
    );
  }
  if (edit.tax) {
    throw new WrongValue('tax.isOn', () => t('Give the invoices the tax number of the seller first'));
  }
}
