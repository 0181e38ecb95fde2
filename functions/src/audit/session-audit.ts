import { FieldValue } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { Actor } from '../shared/audit/audit.ts';
import type { SignedInPerson } from '../shared/callers.ts';
import { t } from '../shared/words/words.ts';
import { addEntryAlone, entryDocument, type NewEntry } from './audit-store.ts';

type Account = Pick<SignedInPerson, 'id' | 'name'>;

function sessionEntry({ id: targetId, name }: Account, action: 'signedIn' | 'refused'): NewEntry {
  return { by: { name }, kind: 'session', action, targetId, title: name };
}

export function noteSignIn(person: Account): Promise<void> {
  return addEntryAlone(sessionEntry(person, 'signedIn'));
}

/** The typed name is not kept, since it may be a password. */
const unknownAccount = (): Account => ({ id: 'unknown', name: sayInShop(() => t('An unknown name')) });

/**
 * One entry with a count for each account and hour, unknown names together, so that many attempts do not flood the
 * history.
 */
export async function noteRefusedSignIn(
  account: Account = unknownAccount(),
  now = new Date(),
): Promise<void> {
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const attempts = FieldValue.increment(1);
  const entry = entryDocument(sessionEntry(account, 'refused'), now);
  await collection('audit')
    .doc(`refused-${account.id}-${hour}`)
    .set({ ...entry, after: { attempts } }, { merge: true });
}

export function noteExport(
  by: Actor,
  targetId: 'books' | 'orders' | 'cash' | 'invoices' | 'journal' | 'newsletter',
  note = '',
): Promise<void> {
  return addEntryAlone({ by, kind: 'export', action: 'exported', targetId, title: targetId, note });
}
