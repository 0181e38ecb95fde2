import { t } from '../words/words.ts';

/** How an order or a shop speaks of its tax. */
export interface TaxName {
  /** 'MwSt.' */
  name: string;
  /** Whether prices include it; otherwise it comes on top of them. */
  isIncluded: boolean;
}

/** 550 → '5.5 %' */
export function percentText(basisPoints: number, decimal = '.'): string {
  return `${String(basisPoints / 100).replace('.', decimal)}\u00a0%`;
}

/** 'incl. VAT', or 'plus VAT' */
export function taxWords({ name, isIncluded }: TaxName): string {
  return isIncluded ? t('incl. {tax}', { tax: name }) : t('plus {tax}', { tax: name });
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
  return taxWords({ name: `${percentText(basisPoints, decimal)} ${name}`, isIncluded });
}
