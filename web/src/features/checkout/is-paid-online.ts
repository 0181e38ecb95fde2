import type { WayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import type { FormValues } from '#lib/form-values.ts';

/** Whether an order is paid online: it is the only way, or was chosen. Where there is none, the shop says so. */
export function isPaidOnline({ cash, online }: WayProblems, { payOnline }: FormValues): boolean {
  return !online && (cash !== undefined || payOnline === true);
}
