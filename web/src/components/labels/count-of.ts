import { buildLanguage } from '@bookstore/functions/shared/words/build-language';

/** 2000 → '2,000' */
export function figure(count: number): string {
  return count.toLocaleString(buildLanguage);
}

/** (1, 'line') → '1 line', (2000, 'line') → '2,000 lines' */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}
