import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { mailboxOf } from '../platform/rate-limit/mailbox.ts';
import { shopAddress } from '../platform/shop-address.ts';
import type { UnknownWithdrawal } from '../shared/order/mail.ts';
import type { WithdrawalRequest } from '../shared/order/withdrawal.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { orderMailAddresses } from '../shared/shop/mail-settings.ts';
import { shopDay } from '../shared/shop/shop-day.ts';
import { readInstant } from '../shared/values/stored-fields.ts';
import type { MailShop } from './mail-content.ts';
import { readMail } from './mail-document.ts';
import { timeText } from './mail-facts.ts';
import { plainMail } from './plain-mail.ts';
import { addMailsOnce } from './plain-mail-store.ts';

/** What is sent to the typed address. Nothing else that was typed: it may be any other person's address. */
function receipt({ number, email }: WithdrawalRequest, at: string, shop: MailShop) {
  return plainMail(email, `A withdrawal from order ${number}`, [
    `${at}: with this address a visitor of ${shop.shopName} has declared to withdraw from order ${number}.`,
    `We know no order that has this number and this address. If it was you, look the number up in a mail about your order and declare it once more: ${shopAddress()}${shopPaths.withdraw}. Or answer this mail: the day of this declaration counts.`,
    'If it was not you, there is nothing to do.',
    `${shop.shopName} · ${shop.contactEmail}`,
  ]);
}

function notice({ name, number, email, books }: WithdrawalRequest, at: string, shop: MailShop) {
  const to = orderMailAddresses(shop).join(', ') || shop.contactEmail;
  return plainMail(to, `Withdrawal from an unknown order ${number}`, [
    `${at}: a visitor has declared to withdraw from an order that the shop does not find. The number or the address may be mistyped: find the order, and answer them.`,
    `Name: ${name}`,
    `E-mail address: ${email}`,
    `Order number: ${number}`,
    `Books: ${books.replaceAll('\n', ', ') || 'the whole order'}`,
  ]);
}

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
  const { name, number, email, books } = request;
  const day = shopDay(now, shop);
  const at = timeText(now, shop.locale, shop.timeZone);
  await addMailsOnce(
    [
      {
        about: ['withdrawal', day, mailboxOf(email)],
        event: 'withdrawal-1',
        mail: receipt(request, at, shop),
      },
      {
        about: ['withdrawal', day, email, number, name, books],
        event: noticeEvent,
        mail: notice(request, at, shop),
      },
    ],
    now,
  );
}
