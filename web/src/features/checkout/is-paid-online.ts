import type { WayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import type { FormValues } from '#lib/form-values.ts';

/** The only method, or the chosen one. Without any, the shop explains why. */
export function isPaidOnline({ cash, online }: WayProblems, { payOnline }: FormValues): boolean {
  return !online && (cash !== undefined || payOnline === true);
}
