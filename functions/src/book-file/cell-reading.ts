import { t } from '../shared/words/words.ts';

/** What a cell says: a value, or why it has none; neither when it says nothing. Those who read a cell are given none that is empty. */
export interface Reading<Value> {
  value?: Value;
  reason?: string;
}

/** A cell as a reason names it. */
export function quoted(cell: string): string {
  return t('“{text}”', { text: cell.length > 40 ? `${cell.slice(0, 40)}…` : cell });
}
