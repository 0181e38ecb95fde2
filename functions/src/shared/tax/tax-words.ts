import { spokenLanguage, t } from '../words/words.ts';

/** Where the country is not known. */
export const unknownTaxName = 'tax';

interface TaxName {
  /** 'MwSt.', as in the country that takes it. */
  name: string;
  /** Otherwise it comes on top. */
  isIncluded: boolean;
}

/** See tax-presets.ts. */
export const usualTaxNames = [
  ...(['ALV', 'BTW/TVA', 'btw', 'DDS', 'DDV', 'DPH', 'FPA', 'IVA', 'KM', 'moms', 'MwSt.'] as const),
  ...(['PDV', 'PVM', 'PVN', 'TVA', 'USt.', 'VAT', 'ÁFA'] as const),
];

/** In the reader's language: 'TVA' on a French page of a German shop. */
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
 * For an amount that always includes its tax, such as the cost of a delivery: '$4.50 incl. VAT' where tax comes on top
 * of prices, and elsewhere the bare amount, like all others.
 */
export function costWithTax(amount: string, tax: TaxName | undefined): string {
  return tax && !tax.isIncluded ? `${amount} ${taxWords({ ...tax, isIncluded: true })}` : amount;
}

/** 'incl. 7 % VAT' */
export function rateWords({ name, isIncluded }: TaxName, basisPoints: number, decimal?: string): string {
  return taxWords({ name: `${percentText(basisPoints, decimal)} ${taxNameInWords(name)}`, isIncluded });
}
