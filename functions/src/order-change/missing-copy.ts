import { saidInShop, sayInShop } from '../platform/words/say-in-shop.ts';
import { type AwaitedBook, awaitedIn } from '../shared/order/awaited-books.ts';
import { type AwaitedChoice, awaitedChoices } from '../shared/order/awaited-choice.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { findLine, lineId, stateOfLine } from '../shared/order/order-lines.ts';
import { isSent } from '../shared/order/parcels.ts';
import { t } from '../shared/words/words.ts';
import { type AppliedChange, type ChangeContext, OrderChanged } from './applied-change.ts';
import { changeLine } from './line-change.ts';

/** @throws OrderChanged when the order does not wait for the book */
export function requireAwaited(order: ChangingOrder, bookId: string): AwaitedBook {
  const awaitedBook = awaitedIn(order).find((awaited) => awaited.bookId === bookId);
  if (awaitedBook) return awaitedBook;
  const line = { bookId, state: stateOfLine(order, bookId), isSent: isSent(order.parcels, bookId) };
  throw new OrderChanged(order, { line });
}

function withAsk(order: ChangingOrder, bookId: string, ask: AwaitedBook['ask']): AwaitedBook[] {
  return (order.awaited ?? []).map((one) => (one.bookId === bookId ? { ...one, ask } : one));
}

const titleOf = (order: ChangingOrder, id: string) => findLine(order, id)?.title;

export interface Ask {
  bookId: string;
  token: string;
  suggestion?: { bookId: string; title: string };
}

/** Asks the shopper what to do about a book that does not come. @throws OrderChanged */
export function askAboutCopy(
  order: ChangingOrder,
  { bookId, token, suggestion }: Ask,
  { now }: ChangeContext,
): AppliedChange {
  requireAwaited(order, bookId);
  const ask = { at: now.toISOString(), token, ...(suggestion && { suggestion }) };
  const place = order.lines.findIndex((line) => lineId(line) === bookId) + 1;
  return {
    fields: { awaited: withAsk(order, bookId, ask) },
    mail: { event: `choice-${place}` },
    entry: {
      action: 'changed',
      note: sayInShop(() => t('Does not come: the shopper was asked')),
      after: { book: titleOf(order, bookId) },
    },
  };
}

const notes = {
  wait: t('The shopper waits on'),
  other: t('The shopper takes another edition'),
  cancel: t('The shopper cancels the book'),
} as const satisfies Record<AwaitedChoice, string>;

/** The book leaves the order unless the shopper chose to wait. @throws OrderChanged */
export function chooseForCopy(
  order: ChangingOrder,
  { bookId, choice }: { bookId: string; choice: AwaitedChoice },
  context: ChangeContext,
): AppliedChange {
  const { ask } = requireAwaited(order, bookId);
  if (!ask) throw new OrderChanged(order);
  const awaited = withAsk(order, bookId, { ...ask, choice, chosenAt: context.now.toISOString() });
  const entry = {
    action: 'changed' as const,
    note: saidInShop(notes[choice]),
    after: { book: titleOf(order, bookId) },
  };
  if (!awaitedChoices[choice].isOut) return { fields: { awaited }, isOfHistory: true, entry };
  const request = { bookId, from: 'ordered', to: 'taken-out', reason: 'not-wanted', isMailed: true } as const;
  const out = changeLine(order, request, context);
  const { before, after } = out.entry;
  return {
    ...out,
    fields: { ...out.fields, awaited },
    isOfHistory: true,
    entry: { ...entry, ...(before && { before }), ...(after && { after }) },
  };
}
