import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { pageAddress } from '../platform/page-address.ts';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import type { UnknownWithdrawal } from '../shared/order/mail.ts';
import type { WithdrawalRequest } from '../shared/order/withdrawal.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { orderMailAddresses } from '../shared/shop/mail-settings.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import { spokenName } from '../shared/shop/spoken-name.ts';
import { readInstant } from '../shared/values/stored-fields.ts';
import { t } from '../shared/words/words.ts';
import type { MailShop } from './mail-content.ts';
import { readMail } from './mail-document.ts';
import { timeText } from './mail-facts.ts';
import type { RenderedMail } from './order-mail.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** What is sent to the typed address. Nothing else that was typed: it may be any other person's address. */
function receipt({ number, email }: WithdrawalRequest, now: Date, shop: MailShop): RenderedMail {
  const shopName = spokenName(shop);
  return plainMail(email, t('A withdrawal from order {number}', { number }), [
    t('{time}: with this address a visitor of {shop} has declared to withdraw from order {number}.', {
      time: writtenTime(now, shop),
      shop: shopName,
      number,
    }),
    t(
      'We know no order that has this number and this address. If it was you, look the number up in a mail about your order and declare it once more: {page}. Or answer this mail: the day of this declaration counts.',
      { page: pageAddress(shopPaths.withdraw) },
    ),
    t('If it was not you, there is nothing to do.'),
    `${shopName} · ${shop.contactEmail}`,
  ]);
}

function notice({ name, number, email, books }: WithdrawalRequest, now: Date, shop: MailShop): RenderedMail {
  const to = orderMailAddresses(shop).join(', ') || shop.contactEmail;
  return plainMail(to, t('Withdrawal from an unknown order {number}', { number }), [
    t(
      '{time}: a visitor has declared to withdraw from an order that the shop does not find. The number or the address may be mistyped: find the order, and answer them.',
      { time: writtenTime(now, shop) },
    ),
    t('Name: {name}', { name }),
    t('E-mail address: {address}', { address: email }),
    t('Order number: {number}', { number }),
    t('Books: {books}', { books: books.replaceAll('\n', ', ') || t('the whole order') }),
  ]);
}

const writtenTime = (now: Date, { locale, timeZone }: MailShop) =>
  timeText(now, spokenLocale(locale), timeZone);

/** Mails to the shop about a withdrawal; of those about no order only these are listed at the desk. */
const noticeEvent = 'withdrawal-shop-1';

/** For how long they are listed, and how many of them at most. */
const listed = { milliseconds: 30 * 24 * 60 * 60_000, mails: 50 };

/** What the shop was told in the last 30 days of withdrawals from unknown orders, the last first. */
export async function unknownWithdrawals(now: Date): Promise<UnknownWithdrawal[]> {
  const { docs } = await collection('mail')
    .where('orderId', '==', '')
    .where('event', '==', noticeEvent)
    .where('createdAt', '>=', new Date(now.getTime() - listed.milliseconds))
    .orderBy('createdAt', 'desc')
    .limit(listed.mails)
    .get();
  return docs.map(readUnknownWithdrawal);
}

function readUnknownWithdrawal(snapshot: DocumentSnapshot): UnknownWithdrawal {
  const { subject, text, delivery } = readMail(snapshot);
  const at = readInstant(snapshot.get('createdAt'));
  const doneBy: unknown = snapshot.get('doneBy');
  const done = typeof doneBy === 'string' && { doneBy };
  return { id: snapshot.id, subject, text, state: delivery.state, at, ...done };
}

/**
 * Notes who has answered such a withdrawal; undefined for one that is still to be answered.
 * @param alongside adds what is written with it, of a mail of this subject @throws NotFound
 */
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
    transaction.update(stored.ref, { doneBy: doneBy ?? FieldValue.delete() });
    alongside(transaction, withdrawal.subject);
    return { ...withdrawal, ...(doneBy !== undefined && { doneBy }) };
  });
}

/**
 * Writes down the mails about a withdrawal from an order that is not known: a receipt, one a day for each mailbox, since it may be a
 * stranger's, and what the shop is told, once for each declaration and day.
 */
export async function addUnknownWithdrawal(
  request: WithdrawalRequest,
  shop: MailShop,
  now: Date,
): Promise<void> {
  const { name, number, email, books, language = shopLanguage } = request;
  const day = shopDay(now, shop);
  await addMailsOnce(
    [
      {
        about: ['withdrawal', day, mailboxOf(email)],
        event: 'withdrawal-1',
        mail: sayIn(language, () => receipt(request, now, shop)),
      },
      {
        about: ['withdrawal', day, email, number, name, books],
        event: noticeEvent,
        mail: sayIn(shopLanguage, () => notice(request, now, shop)),
      },
    ],
    now,
  );
}
