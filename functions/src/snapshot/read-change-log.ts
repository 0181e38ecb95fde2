import {
  type DocumentData,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { readAt } from '../platform/firebase.ts';
import { readBook } from '../shared/book/book.ts';
import {
  addLatest,
  type BookChange,
  type ChangeDocument,
  ChangeLog,
  type CountedBook,
} from './change-log.ts';

function readChange({ id, version, book }: DocumentData): BookChange {
  return { id, version, ...(book ? { book: readBook(id, book).book } : {}) };
}

/** With the time of writing, somewhat before the commit. */
interface DatedDocument extends ChangeDocument {
  at: string;
}

function changeDocument(snapshot: QueryDocumentSnapshot): DatedDocument {
  const changes: DocumentData[] = snapshot.get('changes');
  const counted: CountedBook | undefined = snapshot.get('counted');
  return {
    id: snapshot.id,
    at: String(snapshot.get('at')?.valueOf()),
    committedAt: String(snapshot.createTime.valueOf()),
    changes: changes.map(readChange),
    ...(counted && { counted }),
  };
}

/** Documents read at a time: most have one change, those of imports fifty. */
const pageSize = 40;

async function* pagesAt(readTime: Timestamp, query: Query, most = Number.POSITIVE_INFINITY) {
  let last: QueryDocumentSnapshot | undefined;
  for (let read = 0; read < most; read += pageSize) {
    const limit = Math.min(pageSize, most - read);
    const page = (last ? query.startAfter(last) : query).limit(limit);
    const { docs } = await readAt(readTime, (moment) => moment.get(page));
    if (docs.length > 0) yield docs.map(changeDocument);
    if (docs.length < limit) return;
    last = docs.at(-1);
  }
}

async function logWith(earlier: ChangeLog, readTime: Timestamp, most?: number): Promise<ChangeLog> {
  let log = earlier;
  const newest = collection('bookChanges').orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  for await (const page of pagesAt(readTime, newest, most)) log = log.with(page);
  return log;
}

/**
 * The log at a moment, given its number of documents; `earlier` is an earlier state of the same generation, in which the
 * log only grows, so equal counts mean equal logs. The server sets `at` somewhat before the commit: where the newest
 * documents are not the missing ones, all are read.
 */
export async function logAt(
  readTime: Timestamp,
  documents: number,
  earlier: ChangeLog | undefined,
): Promise<ChangeLog> {
  if (documents === 0) return ChangeLog.empty;
  if (earlier?.size === documents) return earlier;
  if (earlier && earlier.size < documents) {
    const log = await logWith(earlier, readTime, documents - earlier.size);
    if (log.size === documents) return log;
  }
  return logWith(ChangeLog.empty, readTime);
}

export interface OldestChanges {
  /** In commit order. */
  ids: readonly string[];
  /** The last change of each book in them, with the whole book. */
  latest: ReadonlyMap<string, BookChange>;
  /** Whether this is the whole log. */
  areAll: boolean;
}

/**
 * The oldest documents at a moment, with at most so many changed books. Changes of one book are written one after the
 * other, so an earlier one is never left out before a later; those of one tick of the clock stay together.
 */
export async function oldestChanges(
  readTime: Timestamp,
  most = Number.POSITIVE_INFINITY,
): Promise<OldestChanges> {
  const documents: ChangeDocument[] = [];
  const latest: Parameters<typeof addLatest>[0] = new Map();
  const answer = (areAll: boolean): OldestChanges => {
    const order = documents.toSorted((one, other) => (one.committedAt < other.committedAt ? -1 : 1));
    return { ids: order.map(({ id }) => id), latest, areAll };
  };
  const oldest = collection('bookChanges').orderBy('at').orderBy(FieldPath.documentId());
  let lastAt = '';
  for await (const page of pagesAt(readTime, oldest)) {
    for (const { at, changes, ...document } of page) {
      if (latest.size >= most && at !== lastAt) return answer(false);
      lastAt = at;
      addLatest(latest, { ...document, changes });
      // Changes are in `latest`, or not needed.
      documents.push({ ...document, changes: [] });
    }
  }
  return answer(true);
}
