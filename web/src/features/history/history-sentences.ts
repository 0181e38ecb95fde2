import type { AuditEntry, AuditKindName, AuditState } from '@bookstore/functions/shared/audit/audit';
import { isOrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { changesText, isCounted, noteOf, valueText, withDays } from './history-words.ts';

/** The words around an entry's title: 'Deleted' Emma, Emma ': price $11.95 → $1.19'. */
interface Sentence {
  lead?: string;
  rest?: string;
}

type Verbs = Readonly<Record<string, string>>;

type Say = (entry: AuditEntry, money: Money) => Sentence;

/** The verb of the action, or the default. */
const byVerb =
  (verbs: Verbs, usual = ''): Say =>
  ({ action }) => ({ lead: verbs[action] ?? usual });

const withChanges =
  (say: Say): Say =>
  (entry, money) => {
    const { before, after } = entry;
    return { ...say(entry, money), ...(before && after && { rest: changesText(before, after, money) }) };
  };

/** Names the document, then its changes or what became of it. */
const keptAs =
  (name: string, verbs: Verbs): Say =>
  (entry, money) =>
    entry.before && entry.after ? withChanges(byVerb({}, name))(entry, money) : byVerb(verbs)(entry, money);

const ofImport = byVerb({ undone: t('Undid the import') }, t('Imported'));

const ofBulk = byVerb(
  { undone: t('Undid, for many books:'), deleted: t('Deleted many books:') },
  t('Changed many books:'),
);

/** A change has no verb: its figures say it. */
const bookVerbs: Verbs = {
  added: t('Added'),
  published: t('Published|history'),
  deleted: t('Deleted'),
  restored: t('Restored'),
};

const draftVerbs: Verbs = {
  added: t('Added the draft'),
  published: t('Published the draft'),
  deleted: t('Deleted the draft'),
  restored: t('Restored the draft'),
};

const shelfVerbs: Verbs = {
  added: t('Added the shelf'),
  published: t('Published the shelf'),
  deleted: t('Deleted the shelf'),
  restored: t('Restored the shelf'),
};

function ofBook({ action, before, after }: AuditEntry, money: Money): Sentence {
  const isNew = action === 'added' || action === 'published';
  const price =
    isNew && after?.newPrice !== undefined ? `: ${valueText('newPrice', after.newPrice, money)}` : '';
  return { lead: bookVerbs[action] ?? '', rest: before && after ? changesText(before, after, money) : price };
}

function ofStock({ before, after }: AuditEntry, money: Money): Sentence {
  if (!isCounted(before))
    return {
      lead: t('Counts'),
      rest: t(': {copies} on hand', { copies: valueText('onHand', after?.onHand, money) }),
    };
  return isCounted(after) ? { rest: changesText(before, after, money) } : { lead: t('No longer counts') };
}

/** An order's status named by its delivery method. */
function inWords(state: AuditState | undefined): AuditState | undefined {
  const { status, collection } = state ?? {};
  if (!collection || !isOrderStatus(status)) return state;
  return { ...state, status: statusLabel({ status, collection: true }) };
}

function ofOrder({ action, note, ...states }: AuditEntry, money: Money): Sentence {
  const [before, after] = [inWords(states.before), inWords(states.after)];
  if (action === 'changed') {
    const lead =
      after?.book === undefined
        ? t('Changed')
        : t('“{book}” in', { book: valueText('book', after.book, money) });
    return { lead, rest: changesText(before, after, money) };
  }
  if (action === 'added') return { lead: t('Took the order') };
  if (action === 'undone') return { lead: t('Took back a step of'), rest: changesText(before, after, money) };
  if (action !== 'mailed') return { lead: valueText('status', after?.status, money) };
  const mail = note === 'placed-shop' ? t('New order') : valueText('status', note, money);
  return { lead: t('Sent again the mail “{mail}” of', { mail }) };
}

const cashVerbs: Verbs = {
  taken: t('Money taken for order'),
  givenBack: t('Money given back for order'),
  putIn: t('Put money into the drawer on'),
  takenOut: t('Took money out of the drawer on'),
  settled: t('Settled money of order'),
  released: t('Let go the copies that a payment held for order'),
  retried: t('Tried again to give back money of order'),
  closed: t('Closed the cash of'),
  reopened: t('Opened again the cash of'),
};

const bankFileVerbs: Verbs = {
  booked: t('Booked payments of the bank’s file'),
  undone: t('Took back the payments of the bank’s file'),
};

const reviewVerbs: Readonly<Record<string, string>> = {
  published: t('Published the review of'),
  refused: t('Refused the review of'),
  takenDown: t('Took down the review of'),
  undone: t('Took back a step with the review of'),
  replied: t('Replied to the review of'),
  kept: t('Kept the reported review of'),
};

function ofSession({ action, after }: AuditEntry): Sentence {
  if (action === 'signedIn') return { rest: t(' signed in') };
  const attempts = Number(after?.attempts ?? 1);
  return {
    lead: attempts === 1 ? t('Refused a sign-in as') : t('Refused {attempts} sign-ins as', { attempts }),
  };
}

const customerVerbs: Verbs = {
  added: t('Added the customer on account'),
  changed: t('Changed the customer on account'),
  deleted: t('Deleted the customer on account'),
};

const voucherVerbs: Verbs = {
  added: t('Sold the voucher'),
  changed: t('Changed the voucher'),
  givenBack: t('Gave back the money of the voucher'),
  printed: t('Opened the card with the code of the voucher'),
};

const offerVerbs: Verbs = {
  added: t('Added the offer'),
  changed: t('Changed the offer'),
  deleted: t('Deleted the offer'),
  restored: t('Restored the offer'),
};

function ofPerson({ action, before, after }: AuditEntry, money: Money): Sentence {
  if (before && after) return { rest: changesText(before, after, money) };
  if (action === 'deleted') return { lead: t('Removed') };
  return { lead: t('Let in'), rest: t(' as {role}', { role: valueText('role', after?.role, money) }) };
}

const sentences: Readonly<Record<AuditKindName, Say>> = {
  book: ofBook,
  draft: keptAs(t('Draft'), draftVerbs),
  shelf: keptAs(t('Shelf'), shelfVerbs),
  author: ({ before, after }, money) => ({ lead: t('Author'), rest: changesText(before, after, money) }),
  maker: ({ before, after }, money) => ({ lead: t('Manufacturer'), rest: changesText(before, after, money) }),
  stock: ofStock,
  delivery: byVerb({ undone: t('Undid the delivery:') }, t('Received a delivery:')),
  stocktake: byVerb(
    { deleted: t('Discarded the stocktake:'), undone: t('Undid the stocktake:') },
    t('Booked the stocktake:'),
  ),
  stocks: byVerb({ undone: t('Undid, for many stocks:') }, t('Changed many stocks:')),
  cover: () => ({ lead: t('Deleted the cover') }),
  import: ofImport,
  importedBooks: ofImport,
  withdrawal: byVerb({ undone: t('Marked as not answered:') }, t('Marked as answered:')),
  bulk: ofBulk,
  bulkBooks: ofBulk,
  order: ofOrder,
  cash: byVerb(cashVerbs),
  bankFile: byVerb(bankFileVerbs),
  review: byVerb(reviewVerbs),
  customer: withChanges(byVerb(customerVerbs)),
  voucher: withChanges(byVerb(voucherVerbs)),
  offer: withChanges(byVerb(offerVerbs)),
  person: ofPerson,
  session: ofSession,
  export: () => ({ lead: t('Exported the') }),
  settings: ({ before, after }, money) => ({ rest: changesText(before, after, money) }),
};

/** Around the title; a reason or a count stands in brackets. */
export function sentenceOf(entry: AuditEntry, money: Money, locale?: string): { lead: string; rest: string } {
  const { lead = '', rest = '' } = sentences[entry.kind](entry, money);
  const note = noteOf(entry, locale);
  return { lead, rest: withDays(note ? `${rest} (${note})` : rest, locale) };
}
