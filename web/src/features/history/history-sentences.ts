import type { AuditEntry, AuditKindName, AuditState } from '@bookstore/functions/shared/audit/audit';
import { isOrderStatus, statusLabel } from '@bookstore/functions/shared/order/order-status';
import type { Money } from '@bookstore/functions/shared/values/money';
import { changesText, isCounted, noteOf, valueText } from './history-words.ts';

/** What is said around the title of an entry: 'Deleted' Emma, Emma ': price $11.95 → $1.19'. */
interface Sentence {
  lead?: string;
  rest?: string;
}

const verbs = { added: 'Added', published: 'Published', deleted: 'Deleted', restored: 'Restored' };

/** The verb of an action; none for a change, whose figures say it. */
function verbOf(action: string): string {
  return Object.entries(verbs).find(([name]) => name === action)?.[1] ?? '';
}

function ofBook({ action, before, after }: AuditEntry, money: Money): Sentence {
  const isNew = action === 'added' || action === 'published';
  const price =
    isNew && after?.newPrice !== undefined ? `: ${valueText('newPrice', after.newPrice, money)}` : '';
  return { lead: verbOf(action), rest: before && after ? changesText(before, after, money) : price };
}

function ofDraft({ action, before, after }: AuditEntry, money: Money): Sentence {
  if (before && after) return { lead: 'Draft', rest: changesText(before, after, money) };
  return { lead: `${verbOf(action)} the draft` };
}

function ofShelf({ action, before, after }: AuditEntry, money: Money): Sentence {
  if (before && after) return { lead: 'Shelf', rest: changesText(before, after, money) };
  return { lead: `${verbOf(action)} the shelf` };
}

function ofStock({ before, after }: AuditEntry, money: Money): Sentence {
  if (!isCounted(before))
    return { lead: 'Counts', rest: `: ${valueText('onHand', after?.onHand, money)} on hand` };
  return isCounted(after) ? { rest: changesText(before, after, money) } : { lead: 'No longer counts' };
}

function ofDelivery({ action }: AuditEntry): Sentence {
  return { lead: action === 'undone' ? 'Undid the delivery:' : 'Received a delivery:' };
}

function ofStocktake({ action }: AuditEntry): Sentence {
  if (action === 'deleted') return { lead: 'Discarded the stocktake:' };
  return { lead: action === 'undone' ? 'Undid the stocktake:' : 'Booked the stocktake:' };
}

function ofStocks({ action }: AuditEntry): Sentence {
  return { lead: action === 'undone' ? 'Undid, for many stocks:' : 'Changed many stocks:' };
}

function ofImport({ action }: AuditEntry): Sentence {
  return { lead: action === 'undone' ? 'Undid the import' : 'Imported' };
}

function ofBulk({ action }: AuditEntry): Sentence {
  if (action === 'undone') return { lead: 'Undid, for many books:' };
  return { lead: action === 'deleted' ? 'Deleted many books:' : 'Changed many books:' };
}

/** A state of an order whose status is called as its way calls it. */
function inWords(state: AuditState | undefined): AuditState | undefined {
  const { status, collection } = state ?? {};
  if (!collection || !isOrderStatus(status)) return state;
  return { ...state, status: statusLabel({ status, collection: true }) };
}

function ofOrder({ action, note, ...states }: AuditEntry, money: Money): Sentence {
  const [before, after] = [inWords(states.before), inWords(states.after)];
  if (action === 'changed') {
    const lead = after?.book === undefined ? 'Changed' : `“${valueText('book', after.book, money)}” in`;
    return { lead, rest: changesText(before, after, money) };
  }
  if (action === 'undone') return { lead: 'Took back a step of', rest: changesText(before, after, money) };
  if (action !== 'mailed') return { lead: valueText('status', after?.status, money) };
  const mail = note === 'placed-shop' ? 'New order' : valueText('status', note, money);
  return { lead: `Sent again the mail “${mail}” of` };
}

const cashVerbs: Readonly<Record<string, string>> = {
  taken: 'Money taken for order',
  givenBack: 'Money given back for order',
  closed: 'Closed the cash of',
  reopened: 'Opened again the cash of',
};

const reviewVerbs: Readonly<Record<string, string>> = {
  published: 'Published the review of',
  refused: 'Refused the review of',
  takenDown: 'Took down the review of',
  undone: 'Took back a step with the review of',
  replied: 'Replied to the review of',
  kept: 'Kept the reported review of',
};

function ofSession({ action, after }: AuditEntry): Sentence {
  if (action === 'signedIn') return { rest: ' signed in' };
  const attempts = Number(after?.attempts ?? 1);
  return { lead: attempts === 1 ? 'Refused a sign-in as' : `Refused ${attempts} sign-ins as` };
}

function ofPerson({ action, before, after }: AuditEntry, money: Money): Sentence {
  if (before && after) return { rest: changesText(before, after, money) };
  if (action === 'deleted') return { lead: 'Removed' };
  return { lead: 'Let in', rest: ` as ${valueText('role', after?.role, money)}` };
}

/** What the history says of each kind of entry. */
const sentences: Readonly<Record<AuditKindName, (entry: AuditEntry, money: Money) => Sentence>> = {
  book: ofBook,
  draft: ofDraft,
  shelf: ofShelf,
  stock: ofStock,
  delivery: ofDelivery,
  stocktake: ofStocktake,
  stocks: ofStocks,
  cover: () => ({ lead: 'Deleted the cover' }),
  import: ofImport,
  importedBooks: ofImport,
  bulk: ofBulk,
  bulkBooks: ofBulk,
  order: ofOrder,
  cash: ({ action }) => ({ lead: cashVerbs[action] ?? '' }),
  review: ({ action }) => ({ lead: reviewVerbs[action] ?? '' }),
  person: ofPerson,
  session: ofSession,
  export: () => ({ lead: 'Exported the' }),
  settings: ({ before, after }, money) => ({ rest: changesText(before, after, money) }),
};

/** What an entry says around its title, and a reason or a count in brackets. */
export function sentenceOf(entry: AuditEntry, money: Money): { lead: string; rest: string } {
  const { lead = '', rest = '' } = sentences[entry.kind](entry, money);
  const note = noteOf(entry);
  return { lead, rest: note ? `${rest} (${note})` : rest };
}
