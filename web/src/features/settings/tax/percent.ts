/** '7', '5.5' or '5,5 %' in basis points; NaN when it is no number. */
export function readPercent(text: string): number {
  const [, number] = /^\s*([-−]?\d{1,6}(?:[.,]\d{1,6})?)\s*%?\s*$/.exec(text) ?? [];
  if (number === undefined) return Number.NaN;
  // Rounded, since 0.07 × 100 is more than 7; further decimals stay, and are refused later.
  return Math.round(Number(number.replace(',', '.').replace('−', '-')) * 1e8) / 1e6;
}

/** 550 → '5.5', or '5,5' with the shop's decimal sign */
export function percentOf(basisPoints: number | undefined, decimal: string): string {
  if (basisPoints === undefined || Number.isNaN(basisPoints)) return '';
  return String(basisPoints / 100).replace('.', decimal === ',' ? ',' : '.');
}
