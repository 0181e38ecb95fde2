import { buildLanguage } from '@bookstore/functions/shared/words/build-language';

/** 2000 → '2,000' */
export function figure(count: number): string {
  return count.toLocaleString(buildLanguage);
}
