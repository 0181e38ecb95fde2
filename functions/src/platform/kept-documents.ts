import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '../shared/collections.ts';
import { isStoredId } from '../shared/values/list-cursor.ts';
import { collection } from './collections.ts';
import { NotFound } from './http/api-errors.ts';
import { fieldsHash, KeyReused } from './http/idempotency-key.ts';
import { changeTime, laterBy } from './timestamps.ts';

interface Kept {
  title: string;
  /** The millisecond of its last change. */
  version: number;
}

export type KeptOf<Fields> = Fields & Kept;

/** A kind of document that people edit by hand, such as drafts. */
interface KeptDocument<Fields, One extends KeptOf<Fields>, Name> {
  collection: CollectionName;
  /** What messages and the history call one. */
  name: Name;
  idOf: (one: One) => string;
  fieldsOf: (given: Fields) => Fields;
  read: (id: string, data: Readonly<Record<string, unknown>>) => One;
  /** Stored beside the fields and the time of the change. */
  besideFields?: (at: Timestamp, before: One | undefined) => object;
  /** For how long a deleted one can be restored, before the database deletes it. Without it, deleting is final. */
  restorableMs?: number;
  /** Whether an edit creates a missing one, under an id that says what it is about. */
  isAddedByEdit?: true;
}

export function keptDocuments<Fields extends object, One extends KeptOf<Fields>, const Name extends string>({
  restorableMs,
  besideFields = () => ({}),
  ...document
}: KeptDocument<Fields, One, Name>) {
  const { name, read } = document;

  /** @throws NotFound */
  function required<T>(one: T | undefined): T {
    if (one === undefined) throw new NotFound(`The ${name}`);
    return one;
  }

  const reference = (id: string) =>
    collection(document.collection).doc(required(isStoredId(id) ? id : undefined));
  const stored = (snapshot: DocumentSnapshot) => read(snapshot.id, snapshot.data() ?? {});

  function readOne(snapshot: DocumentSnapshot, isDeleted = false): One | undefined {
    const isWanted = (snapshot.get('deletedAt') !== undefined) === isDeleted;
    return snapshot.exists && isWanted ? stored(snapshot) : undefined;
  }

  return {
    ...document,
    required,
    stored,
    newId: () => collection(document.collection).doc().id,

    /** @throws NotFound */
    find: async (id: string) => required(readOne(await reference(id).get())),

    /** Undefined when there is none. @param isDeleted whether to read only deleted ones */
    within: async (transaction: Transaction, id: string, isDeleted?: boolean) =>
      readOne(await transaction.get(reference(id)), isDeleted),

    /**
     * What an earlier try has added under this id; undefined when there is none. An edit removes the hash, after which
     * requests cannot be told apart. @throws KeyReused
     */
    async earlier(transaction: Transaction, id: string, fields: Fields): Promise<One | undefined> {
      const snapshot = await transaction.get(reference(id));
      if (![undefined, fieldsHash(fields)].includes(snapshot.get('requestHash'))) {
        throw new KeyReused(`Another ${name} was already saved`);
      }
      return snapshot.exists ? stored(snapshot) : undefined;
    },

    /** Adds one, or replaces the fields of one, also of a deleted one, which it restores. */
    put(transaction: Transaction, id: string, fields: Fields, before?: One, now = new Date()): One {
      const updatedAt = changeTime(before?.version ?? 0, now);
      const added = before ? {} : { requestHash: fieldsHash(fields) };
      const data = { ...added, ...fields, ...besideFields(updatedAt, before), updatedAt };
      transaction.set(reference(id), data);
      return read(id, data);
    },

    remove(transaction: Transaction, id: string, now: Date): void {
      if (restorableMs === undefined) transaction.delete(reference(id));
      else {
        const expiresAt = laterBy(restorableMs, now);
        transaction.update(reference(id), { deletedAt: Timestamp.fromDate(now), expiresAt });
      }
    },
  };
}

export type KeptDocuments<
  Fields extends object,
  One extends KeptOf<Fields>,
  Name extends string,
> = ReturnType<typeof keptDocuments<Fields, One, Name>>;
