import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { addEntry, type NewEntry } from '../../audit/audit-store.ts';
import { database } from '../../platform/firebase.ts';
import { idUnderKey } from '../../platform/http/idempotency-key.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import type { KeptDocuments, KeptOf } from '../../platform/kept-documents.ts';
import type { AuditKindName } from '../../shared/audit/audit.ts';
import type { SignedInPerson } from '../../shared/callers.ts';

/** `before` is undefined for a new document, `after` for a deletion. */
export interface KeptChange<Fields, One> {
  before?: One | undefined;
  after?: Fields | undefined;
}

interface Prepared<One> {
  /** For the history. */
  stateOf: (one: One) => NonNullable<NewEntry['after']>;
  /** Writes copies elsewhere; `after` is undefined for a deletion. */
  writeBeside?: (after: One | undefined) => void;
}

/** Each change in one transaction with its entry in the history. @param prepare must do all reads and checks */
export function keptChanges<Fields extends object, One extends KeptOf<Fields>>(
  documents: KeptDocuments<Fields, One, AuditKindName>,
  prepare: (transaction: Transaction, change: KeptChange<Fields, One>) => Promise<Prepared<One>>,
) {
  const { name: kind, fieldsOf, required } = documents;

  async function write(
    transaction: Transaction,
    { id, ...cause }: Pick<NewEntry, 'by' | 'action'> & { id: string },
    change: KeptChange<Fields, One>,
  ): Promise<One> {
    const { stateOf, writeBeside } = await prepare(transaction, change);
    const now = new Date();
    const { before } = change;
    const after = change.after && documents.put(transaction, id, change.after, before, now);
    if (!after) documents.remove(transaction, id, now);
    writeBeside?.(after);
    const one = required(after ?? before);
    const states = {
      before: before && cause.action !== 'restored' ? stateOf(before) : undefined,
      after: after && stateOf(after),
    };
    addEntry(transaction, { ...cause, kind, targetId: id, title: one.title, ...states }, now);
    return one;
  }

  return {
    documents,

    /** Once per key. @throws KeyReused */
    create(given: Fields, key: string | undefined, by: SignedInPerson) {
      const id = key === undefined ? documents.newId() : idUnderKey(kind, by, key);
      const after = fieldsOf(given);
      return database().runTransaction(
        async (transaction) =>
          (await documents.earlier(transaction, id, after)) ??
          write(transaction, { id, by, action: 'added' }, { after }),
      );
    },

    /**
     * A document that has the wanted fields already is answered as it is, since the answer to an earlier try may have
     * been lost. @throws NotFound, PreconditionFailed
     */
    edit(id: string, given: Fields, expected: number | undefined, by: SignedInPerson) {
      const after = fieldsOf(given);
      return database().runTransaction(async (transaction) => {
        const stored = await documents.within(transaction, id);
        const before = documents.isAddedByEdit ? stored : required(stored);
        if (before && isDeepStrictEqual(fieldsOf(before), after)) return before;
        requireVersion(`The ${kind}`, before?.version ?? 0, expected);
        return write(transaction, { id, by, action: before ? 'changed' : 'added' }, { before, after });
      });
    },

    /** @throws NotFound */
    remove: (id: string, by: SignedInPerson) =>
      database().runTransaction(async (transaction) => {
        const before = required(await documents.within(transaction, id));
        return write(transaction, { id, by, action: 'deleted' }, { before });
      }),

    /** A document that is not deleted is answered as it is. @throws NotFound */
    restore: (id: string, by: SignedInPerson) =>
      database().runTransaction(async (transaction) => {
        const present = await documents.within(transaction, id);
        if (present) return present;
        const before = required(await documents.within(transaction, id, true));
        const after = fieldsOf(before);
        return write(transaction, { id, by, action: 'restored' }, { before, after });
      }),
  };
}

export type KeptChanges<Fields extends object, One extends KeptOf<Fields>> = ReturnType<
  typeof keptChanges<Fields, One>
>;
