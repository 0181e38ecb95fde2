import { spokenLanguage, t } from '../words/words.ts';

/** Where it is not known which country takes it. */
export const unknownTaxName = 'tax';

/** How an order or a shop speaks of its tax. */
interface TaxName {
  /** 'MwSt.', as it is called where it is taken. */
  name: string;
  /** Whether prices include it; otherwise it comes on top of them. */
  isIncluded: boolean;
}

/** What countries call the tax; see tax-presets.ts. */
export const usualTaxNames = [
  ...(['ALV', 'BTW/TVA', 'btw', 'DDS', 'DDV', 'DPH', 'FPA', 'IVA', 'KM', 'moms', 'MwSt.'] as const),
  ...(['PDV', 'PVM', 'PVN', 'TVA', 'USt.', 'VAT', 'ÁFA'] as const),
];

/** What the reader's language calls a tax of that name: 'TVA' on a French page of a German shop. */
export function taxNameInWords(name: string): string {
  if (name === unknownTaxName) return t('tax');
  // Austria's own word, which German readers know.
  if (name === 'USt.' && spokenLanguage() === 'de') return name;
  return usualTaxNames.some((usual) => usual === name) ? t('VAT') : name;
}

/** 550 → '5.5 %' */
export function percentText(basisPoints: number, decimal = '.'): string {
  return `${String(basisPoints / 100).replace('.', decimal)}\u00a0%`;
}

/** 'incl. VAT', or 'plus VAT' */
export function taxWords({ name, isIncluded }: TaxName): string {
  const tax = taxNameInWords(name);
  return isIncluded ? t('incl. {tax}', { tax }) : t('plus {tax}', { tax });
}

/**
 * An amount that has its tax in any case, such as the cost of a delivery: '$4.50 incl. VAT' where tax comes on top of prices,
 * and elsewhere as it is, like all others.
 */
export function costWithTax(amount: string, tax: TaxName | undefined): string {
  return tax && !tax.isIncluded ? `${amount} ${taxWords({ ...tax, isIncluded: true })}` : amount;
}

/** 'incl. 7 % VAT' */
export function rateWords({ name, isIncluded }: TaxName, basisPoints: number, decimal?: string): string {
  return taxWords({ name: `${percentText(basisPoints, decimal)} ${taxNameInWords(name)}`, isIncluded });
}
