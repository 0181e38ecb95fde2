import { WrongValue } from '../platform/http/wrong-value.ts';
import {
  adminReasons,
  type Stock,
  type StockChange,
  type StockReason,
  stockLimits,
  usualLowAt,
} from '../shared/stock/stock.ts';
import { plural, t } from '../shared/words/words.ts';

/** `after` is undefined when the book is no longer counted. */
export interface ChangedStock {
  after: Stock | undefined;
  change: number;
  reason: StockReason;
}

function tooFew(copies: number): string {
  if (copies === 0) return t('There is no copy in stock');
  return plural(copies, 'There is only {count} copy', 'There are only {count} copies');
}

/** @throws InvalidArgument for more or fewer copies than possible */
function copiesAfter(before: number, { onHand, change = 0 }: StockChange): number {
  const after = onHand ?? before + change;
  if (after < 0) throw new WrongValue('change', () => tooFew(before));
  if (after > stockLimits.copies) {
    throw new WrongValue('change', () =>
      t('A book can have at most {most} copies', { most: stockLimits.copies }),
    );
  }
  return after;
}

function started(request: StockChange): ChangedStock {
  if (request.onHand === undefined) {
    throw new WrongValue('onHand', () => t('The book is not counted yet: say how many copies there are'));
  }
  const { onHand, lowAt = usualLowAt, shelf = '' } = request;
  return { after: { onHand, lowAt, shelf }, change: onHand, reason: 'started' };
}

/** Undefined for no change. @throws InvalidArgument naming the field that does not fit the present stock */
export function changedStock(before: Stock | undefined, request: StockChange): ChangedStock | undefined {
  if (request.counted === false) {
    if (before?.waiting)
      throw new WrongValue('counted', () => t('Shoppers wait for it: it is counted as long as they do'));
    return before && { after: undefined, change: -before.onHand, reason: 'stopped' };
  }
  if (!before) return started(request);
  const { lowAt = before.lowAt, shelf = before.shelf, reason } = request;
  const onHand = copiesAfter(before.onHand, request);
  const change = onHand - before.onHand;
  const after = { ...before, onHand, lowAt, shelf };
  if (change === 0) {
    const isSame = lowAt === before.lowAt && shelf === before.shelf;
    return isSame ? undefined : { after, change, reason: 'settings' };
  }
  const given = adminReasons.find((one) => one === reason);
  if (!given) throw new WrongValue('reason', () => t('Say why the number of copies changes'));
  return { after, change, reason: given };
}
