import { t } from '../shared/words/words.ts';

/** A cell's value, or why it has none; neither when it says nothing. Readers are never given empty cells. */
export interface Reading<Value> {
  value?: Value;
  reason?: string;
}

export function quoted(cell: string): string {
  return t('“{text}”', { text: cell.length > 40 ? `${cell.slice(0, 40)}…` : cell });
}
