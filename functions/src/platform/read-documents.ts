import { type DocumentSnapshot, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { CollectionName } from '../shared/collections.ts';
import { isStoredId } from '../shared/values/list-cursor.ts';
import { readFields, readInstant } from '../shared/values/stored-fields.ts';
import { collection } from './collections.ts';
import type { CreatingWrite } from './firebase.ts';
import { NotFound } from './http/api-errors.ts';

/** Documents that change only if they are still as they were read. */
interface ReadDocument<Head, Rest> {
  collection: CollectionName;
  /** In the message of a 404: 'The stocktake'. */
  what: string;
  /** Fields that lists contain, too. */
  head: Head;
  rest: Rest;
  listed: number;
}

interface Begun {
  id: string;
  /** An ISO instant. */
  createdAt: string;
}

/** The write fails when the document has changed. */
type AsRead = Pick<Begun, 'id'> & { updateTime: Timestamp };

type Schema = ObjectSchema<AnyObject>;

export function readDocuments<Head extends Schema, Rest extends Schema>({
  collection: name,
  what,
  head,
  rest,
  listed,
}: ReadDocument<Head, Rest>) {
  function reference(id: string) {
    if (!isStoredId(id)) throw new NotFound(what);
    return collection(name).doc(id);
  }

  function headOf(snapshot: DocumentSnapshot): InferType<Head> & Begun {
    const data = snapshot.data() ?? {};
    const begun: Begun = { id: snapshot.id, createdAt: readInstant(data.createdAt) };
    return { ...readFields(head, data), ...begun };
  }

  async function find(id: string) {
    const snapshot = await reference(id).get();
    const { updateTime } = snapshot;
    if (!updateTime) return undefined;
    return { ...headOf(snapshot), ...readFields(rest, snapshot.data() ?? {}), updateTime };
  }

  return {
    find,

    /** @throws NotFound */
    async required(id: string) {
      const one = await find(id);
      if (!one) throw new NotFound(what);
      return one;
    },

    /** The newest ones first, without `rest`. */
    async list(narrowed = (all: Query): Query => all) {
      const newest = narrowed(collection(name)).orderBy('createdAt', 'desc').limit(listed);
      return (await newest.select(...Object.keys(head.fields), 'createdAt').get()).docs.map(headOf);
    },

    add(write: CreatingWrite, { id, createdAt, ...fields }: Begun & InferType<Head> & InferType<Rest>): void {
      write.create(reference(id), { ...fields, createdAt: Timestamp.fromDate(new Date(createdAt)) });
    },

    update(
      transaction: Transaction,
      { id, updateTime: lastUpdateTime }: AsRead,
      change: Partial<InferType<Head> & InferType<Rest>>,
    ): void {
      transaction.update(reference(id), change, { lastUpdateTime });
    },

    remove(transaction: Transaction, { id, updateTime: lastUpdateTime }: AsRead): void {
      transaction.delete(reference(id), { lastUpdateTime });
    },
  };
}
