import { type DocumentSnapshot, FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { pageAddress } from '../platform/page-address.ts';
import { startingAfter } from '../platform/queries.ts';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { laterBy } from '../platform/timestamps.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { type UnknownWithdrawal, unknownTogether } from '../shared/order/mail.ts';
import type { WithdrawalRequest } from '../shared/order/withdrawal.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { orderMailAddresses } from '../shared/shop/mail-settings.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import { readInstant } from '../shared/values/stored-fields.ts';
import { t } from '../shared/words/words.ts';
import { defused } from './defused.ts';
import type { MailShop } from './mail-content.ts';
import { keptMs, readMail } from './mail-document.ts';
import { timeText } from './mail-facts.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** Nothing else that was typed: the address may be another person's. */
function receipt(
  { number, email }: WithdrawalRequest,
  now: Date,
  shop: MailShop,
  isFull: boolean,
): RenderedMail {
  const { shopName } = shop;
  return plainMail(email, t('A withdrawal from order {number}', { number }), [
    t('{time}: with this address a visitor of {shop} has declared to withdraw from order {number}.', {
      time: writtenTime(now, shop),
      shop: shopName,
      number,
    }),
    isFull
      ? t('The order has many declarations already. A person reads this one, too, and its day counts.')
      : t(
          'We know no order that has this number and this address. If it was you, look the number up in a mail about your order and declare it once more: {page}. Or answer this mail: the day of this declaration counts.',
          { page: pageAddress(shopPaths.withdraw) },
        ),
    t('If it was not you, there is nothing to do.'),
    `${shopName} · ${shop.contactEmail}`,
  ]);
}

function notice(
  { name, number, email, books }: WithdrawalRequest,
  now: Date,
  shop: MailShop,
  isFull: boolean,
): RenderedMail {
  const to = orderMailAddresses(shop).join(', ') || shop.contactEmail;
  const time = writtenTime(now, shop);
  const subject = isFull
    ? t('Withdrawal from order {number}', { number })
    : t('Withdrawal from an unknown order {number}', { number });
  return plainMail(to, subject, [
    isFull
      ? t('{time}: one more declaration came, which the order has no place for. Look at it, and answer it.', {
          time,
        })
      : t(
          '{time}: a visitor has declared to withdraw from an order that the shop does not find. The number or the address may be mistyped: find the order, and answer them.',
          { time },
        ),
    t('Name: {name}', { name: defused(name) }),
    t('E-mail address: {address}', { address: email }),
    t('Order number: {number}', { number }),
    t('Books: {books}', { books: defused(books).replaceAll('\n', ', ') || t('the whole order') }),
  ]);
}

const writtenTime = (now: Date, { locale, timeZone }: MailShop) =>
  timeText(now, spokenLocale(locale), timeZone);

/** The desk lists only those about no order. */
const noticeEvent = 'withdrawal-shop-1';

/** As long as business letters are kept. */
const openMs = 10 * 365 * 24 * 60 * 60_000;

/** Newest first, after the caller's last page. */
export async function unknownWithdrawals(after?: string): Promise<UnknownWithdrawal[]> {
  const all = collection('mail')
    .where('orderId', '==', '')
    .where('event', '==', noticeEvent)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(unknownTogether);
  return (await startingAfter(all, after).get()).docs.map(readUnknownWithdrawal);
}

function readUnknownWithdrawal(snapshot: DocumentSnapshot): UnknownWithdrawal {
  const { subject, text, delivery } = readMail(snapshot);
  const at = readInstant(snapshot.get('createdAt'));
  const doneBy: unknown = snapshot.get('doneBy');
  const done = typeof doneBy === 'string' && { doneBy };
  return { id: snapshot.id, subject, text, state: delivery.state, at, ...done };
}

/** Without `doneBy` it is unanswered again. @throws NotFound */
export function answerUnknownWithdrawal(
  id: string,
  doneBy: string | undefined,
  alongside: (transaction: Transaction, subject: string) => void,
): Promise<UnknownWithdrawal> {
  return database().runTransaction(async (transaction) => {
    const stored = await transaction.get(collection('mail').doc(id));
    if (stored.get('event') !== noticeEvent || stored.get('orderId') !== '') {
      throw new NotFound('The withdrawal');
    }
    const { doneBy: _, ...withdrawal } = readUnknownWithdrawal(stored);
    const expiresAt = laterBy(doneBy === undefined ? openMs : keptMs);
    transaction.update(stored.ref, { doneBy: doneBy ?? FieldValue.delete(), expiresAt });
    alongside(transaction, withdrawal.subject);
    return { ...withdrawal, ...(doneBy !== undefined && { doneBy }) };
  });
}

/**
 * One receipt a day per mailbox, which may be another person's; to the shop, one per declaration and day. @param isFull
 * the order exists, but takes no more declarations
 */
export async function addUnknownWithdrawal(
  request: WithdrawalRequest,
  shop: MailShop,
  now: Date,
  isFull = false,
): Promise<void> {
  const { name, number, email, books, language = shopLanguage } = request;
  const day = shopDay(now, shop);
  await addMailsOnce(
    [
      {
        about: ['withdrawal', day, mailboxOf(email)],
        event: 'withdrawal-1',
        mail: sayIn(language, () => receipt(request, now, settingsIn(shop, language), isFull)),
      },
      {
        about: ['withdrawal-shop', day, email, number, name, books],
        event: noticeEvent,
        mail: sayIn(shopLanguage, () => notice(request, now, shop, isFull)),
        keptMs: openMs,
      },
    ],
    now,
  );
}
