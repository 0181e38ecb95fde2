import { findBooks } from '../../books/book-store.ts';
import { readForChange } from '../../orders/order-change-store.ts';
import { Conflict, NotFound } from '../../platform/http/api-errors.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { sha256 } from '../../platform/sha256.ts';
import { readSignedText, signedText } from '../../platform/signed-text.ts';
import { awaitedIn } from '../../shared/order/awaited-books.ts';
import { type AwaitedChoice, choiceEnds, type NotedChoice } from '../../shared/order/awaited-choice.ts';
import type { MissingCopy } from '../../shared/order/awaited-requests.ts';
import { lineId } from '../../shared/order/order-lines.ts';
import { t } from '../../shared/words/words.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import type { OrderParty } from './effects/order-event.ts';

const purpose = 'choice';

/** A book's id may be too long for a link. */
const markOf = (bookId: string) => sha256(bookId).slice(0, 16);

/** @throws InvalidArgument for a suggestion that is no longer in the shop */
export async function askAboutMissing(
  orderId: string,
  by: OrderParty,
  { bookId, suggestion }: MissingCopy,
  key: string,
  now: Date,
  signal?: AbortSignal,
): Promise<ChangedOrder> {
  const [other] = suggestion ? await findBooks([suggestion]) : [];
  if (suggestion && !other) throw new WrongValue('suggestion', () => t('This book is no longer in the shop'));
  const token = await signedText(purpose, `${orderId}-${markOf(bookId)}`);
  const ask = { bookId, token, ...(other && { suggestion: { bookId: other._id, title: other.title } }) };
  return changeOrder(orderId, by, { kind: 'missing copy', ask }, key, now, signal);
}

/** A choice counts once. @throws NotFound for a forged token */
export async function noteChoice(
  token: string,
  choice: AwaitedChoice,
  now: Date,
  signal?: AbortSignal,
): Promise<NotedChoice> {
  const signed = await readSignedText(token);
  const [, orderId = '', mark] = /^(.+)-([0-9a-f]{16})$/.exec(signed?.subject ?? '') ?? [];
  if (signed?.purpose !== purpose || mark === undefined) throw new NotFound('The link');
  const { order, uid } = await readForChange(orderId);
  const line = order.lines.find((one) => markOf(lineId(one)) === mark);
  const bookId = line ? lineId(line) : '';
  const ask = order.awaited?.find((awaited) => awaited.bookId === bookId)?.ask;
  const { title = '', author = '' } = line ?? {};
  const suggestion = ask?.suggestion && { suggestion: ask.suggestion };
  const noted = (isOver: boolean) => ({ isOver, choice, title, author, ...suggestion });
  const isWaiting = awaitedIn(order).some((awaited) => awaited.bookId === bookId);
  // A repeated choice gets the same answer.
  if (!isWaiting && ask?.choice === choice) return noted(false);
  if (!ask || !isWaiting || uid === undefined || now.getTime() >= choiceEnds(ask.at)) return noted(true);
  const party: OrderParty = { kind: 'shopper', uid };
  const change = { kind: 'choice', request: { bookId, choice } } as const;
  const key = ['choice', bookId, ask.at, ask.chosenAt, choice].join('\n');
  if (ask.choice === choice) return noted(false);
  try {
    await changeOrder(orderId, party, change, key, now, signal);
    return noted(false);
  } catch (error) {
    // The copy has come, or the desk has taken the book out.
    if (!(error instanceof Conflict)) throw error;
    return noted(true);
  }
}
