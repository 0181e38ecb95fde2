import { saidInShop } from '../platform/words/say-in-shop.ts';
import type { GivenStock, ListedStock, PlannedStock } from '../shared/import/stock-columns.ts';
import { stockColumns } from '../shared/import/stock-columns.ts';
import { t } from '../shared/words/words.ts';

interface LineStock {
  /** Undefined for no change. */
  plan?: PlannedStock;
  changes: string[];
  notes: string[];
}

const stockLabel = () => saidInShop(stockColumns.onHand);

function shelfChange(before: string, after: string): string {
  return `${saidInShop(stockColumns.shelf)}: ${before || t('none|value')} → ${after}`;
}

/** An uncounted book stays so until a line gives its number of copies. */
function countedFromNow({ onHand, shelf }: GivenStock): LineStock {
  if (onHand === undefined) {
    const notes = shelf === undefined ? [] : [t('Shelf left out: give the Stock of the book, too')];
    return { changes: [], notes };
  }
  return {
    plan: { onHand, ...(shelf !== undefined && { shelf }) },
    changes: [
      `${stockLabel()}: ${t('not counted')} → ${onHand}`,
      ...(shelf === undefined ? [] : [shelfChange('', shelf)]),
    ],
    notes: [],
  };
}

/** @param before undefined for an uncounted book */
export function stockOfLine(given: GivenStock, before: ListedStock | undefined): LineStock {
  if (!before) return countedFromNow(given);
  const { onHand = before.onHand, shelf = before.shelf } = given;
  const plan = {
    ...(onHand !== before.onHand && { onHand, expected: before.onHand }),
    ...(shelf !== before.shelf && { shelf }),
  };
  const changes = [
    ...(onHand === before.onHand ? [] : [`${stockLabel()}: ${before.onHand} → ${onHand}`]),
    ...(shelf === before.shelf ? [] : [shelfChange(before.shelf, shelf)]),
  ];
  return { ...(changes.length > 0 && { plan }), changes, notes: [] };
}
