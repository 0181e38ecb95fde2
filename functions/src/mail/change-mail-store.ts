import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { type MailEvent, undoWaitMs } from '../shared/order/mail.ts';
import type { Order } from '../shared/order/order.ts';
import { readInstant } from '../shared/values/stored-fields.ts';
import { readMail } from './mail-document.ts';
import { hasLeft, unsent } from './mail-schedule.ts';
import { addMail, findWaitingMails, mailReference, type Recipient, rewriteMail } from './mail-store.ts';

interface MailPlan {
  mail?: { event: MailEvent; onlyIfTold?: boolean; waitMs?: number; shopEvent?: MailEvent } | undefined;
  /** Deleted if not sent yet. */
  withdrawn?: readonly MailEvent[] | undefined;
  /** ISO instant; earlier mails are about an earlier step of the same name. */
  withdrawnSince?: string | undefined;
  /** Allowed only while no withdrawn mail has been sent. */
  isUndo?: boolean;
  rewritesWaitingMails?: boolean;
}

interface ChangeMails {
  plan: MailPlan;
  withdrawn: DocumentSnapshot[];
  /** Of the same name. */
  earlier: DocumentSnapshot | undefined;
  isTold: boolean;
  waiting: DocumentSnapshot[];
}

/** @throws Conflict when the mail of what is to be undone has been sent */
export async function readChangeMails(orderId: string, plan: MailPlan): Promise<ChangeMails> {
  const { mail, withdrawn: named = [], withdrawnSince: since = '' } = plan;
  const waiting = plan.rewritesWaitingMails ? await findWaitingMails(orderId) : [];
  const events = [...named, ...(mail ? [mail.event] : [])];
  if (events.length === 0) return { plan, withdrawn: [], earlier: undefined, isTold: false, waiting };
  const snapshots = await database().getAll(...events.map((event) => mailReference(orderId, event)));
  const isMeant = (snapshot: DocumentSnapshot) =>
    snapshot.exists && readInstant(snapshot.get('createdAt')) >= since;
  const withdrawn = snapshots.slice(0, named.length).filter(isMeant);
  const earlier = mail ? snapshots.at(-1) : undefined;
  const deliveries = withdrawn.map((snapshot) => readMail(snapshot).delivery);
  if (plan.isUndo && deliveries.some(hasLeft)) {
    throw new Conflict('mail-sent', 'The shopper was told already: take the step back for a reason instead');
  }
  const isTold = deliveries.some((delivery) => hasLeft(delivery) || delivery.copy > 0);
  return { plan, withdrawn, earlier, isTold, waiting };
}

/** Fails when a waiting mail is being sent. @param uid undefined when the shopper gets no mail */
export function writeChangeMails(
  transaction: Transaction,
  { plan: { mail }, withdrawn, earlier, isTold, waiting }: ChangeMails,
  { order, uid, ...recipient }: Omit<Recipient, 'uid'> & { order: Order; uid: string | undefined },
  now: Date,
): void {
  for (const snapshot of withdrawn) {
    const { ref, updateTime: lastUpdateTime } = snapshot;
    if (lastUpdateTime && !hasLeft(readMail(snapshot).delivery)) transaction.delete(ref, { lastUpdateTime });
  }
  const isReplaced = ({ id }: DocumentSnapshot) => [earlier, ...withdrawn].some((one) => one?.id === id);
  for (const snapshot of waiting)
    if (!isReplaced(snapshot)) rewriteMail(transaction, snapshot, order, recipient.shop);
  if (!mail || uid === undefined || (mail.onlyIfTold && !isTold)) return;
  // Mail programs hide a second mail with the same Message-ID.
  const before = earlier?.exists ? readMail(earlier).delivery : undefined;
  const copy = before ? before.copy + (hasLeft(before) ? 1 : 0) : 0;
  const delivery = unsent(now, copy, mail.waitMs ?? undoWaitMs);
  addMail(transaction, order, mail.event, { ...recipient, uid, delivery }, now);
  if (mail.shopEvent) addMail(transaction, order, mail.shopEvent, { ...recipient, uid }, now);
}
