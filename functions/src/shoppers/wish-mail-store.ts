import { type DocumentSnapshot, FieldPath, type Transaction } from 'firebase-admin/firestore';
import { array, boolean, mixed, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { pagesOf } from '../platform/queries.ts';
import { storedListsSchema } from '../shared/shopper/list-actions.ts';
import { type MailKind, mailConsentsSchema } from '../shared/shopper/mail-kinds.ts';
import { readProfile } from '../shared/shopper/profile.ts';
import type { KnownWish } from '../shared/shopper/wish-news.ts';
import { readFields } from '../shared/values/stored-fields.ts';
import { isLanguage, type Language } from '../shared/words/languages.ts';
import { shopperReference } from './shopper-store.ts';

const wishingSchema = storedListsSchema.pick(['wishes']).shape({
  mails: mailConsentsSchema,
  language: mixed<Language>(isLanguage),
  wishPrices: object({
    currency: string().required(),
    known: array(
      object({ bookId: string().required(), cents: number().required(), isOut: boolean().required() }),
    ).required(),
  }),
});

/** A shopper with mails about the wish list turned on. */
interface WishingShopper {
  uid: string;
  bookIds: string[];
  /** Prices in another currency are ignored. */
  remembered: KnownWish[];
  /** Of their mails. */
  language?: Language | undefined;
}

function readWishing(snapshot: DocumentSnapshot, currency: string): WishingShopper | undefined {
  const { mails, wishes, wishPrices, language } = readFields(wishingSchema, snapshot.data() ?? {});
  if (!mails.wishes.isWanted) return undefined;
  const bookIds = wishes.filter((wish) => wish.in).map(({ bookId }) => bookId);
  const remembered = wishPrices.currency === currency ? wishPrices.known : [];
  return { uid: snapshot.id, bookIds, remembered, language };
}

/** Firebase Authentication's limit for one look-up. */
const pageSize = 100;

/** In pages. */
export async function* wishingShoppers(currency: string): AsyncGenerator<WishingShopper[]> {
  const wanting = collection('shoppers')
    .where('mails.wishes.isWanted', '==', true)
    .orderBy(FieldPath.documentId());
  for await (const shoppers of pagesOf(wanting, pageSize)) {
    yield shoppers.map((snapshot) => readWishing(snapshot, currency)).filter((one) => one !== undefined);
  }
}

/** In a transaction; undefined when the shopper has turned these mails off. */
export async function findWishing(
  transaction: Transaction,
  uid: string,
  currency: string,
): Promise<WishingShopper | undefined> {
  return readWishing(await transaction.get(shopperReference(uid)), currency);
}

export function writeKnownWishes(
  transaction: Transaction,
  uid: string,
  currency: string,
  wishes: readonly KnownWish[],
): void {
  transaction.update(shopperReference(uid), { wishPrices: { currency, known: wishes } });
}

/** For the unsubscribe link in a mail, which needs no login. */
export async function endMails(uid: string, kind: MailKind, now: number): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const reference = shopperReference(uid);
    const { mails, version } = readProfile((await transaction.get(reference)).data() ?? {});
    if (!mails[kind].isWanted) return;
    const ended = { ...mails, [kind]: { ...mails[kind], isWanted: false, at: now } };
    transaction.update(reference, { mails: ended, profileVersion: Math.max(now, version + 1) });
  });
}
