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

/** A document of the log, and when it was written, somewhat before it was committed. */
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

/** How many documents of the log are read at a time: most have one change, those of imports fifty. */
const pageSize = 40;

/** The documents that a query finds at a moment, in its order, at most so many, a page at a time. */
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

async function logWith(known: ChangeLog, readTime: Timestamp, most?: number): Promise<ChangeLog> {
  let log = known;
  const newest = collection('bookChanges').orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  for await (const page of pagesAt(readTime, newest, most)) log = log.with(page);
  return log;
}

/**
 * The log as it was at a moment, when it had so many documents; `known` is what was known of the same generation. All
 * of that is still there, so a log with as many documents has exactly those. The server sets `at` somewhat before it
 * commits: where the newest documents are not those that were missing, all are read.
 */
export async function logAt(
  readTime: Timestamp,
  documents: number,
  known: ChangeLog | undefined,
): Promise<ChangeLog> {
  if (documents === 0) return ChangeLog.empty;
  if (known?.size === documents) return known;
  if (known && known.size < documents) {
    const log = await logWith(known, readTime, documents - known.size);
    if (log.size === documents) return log;
  }
  return logWith(ChangeLog.empty, readTime);
}

/** The oldest documents of the log, as far as they were read. */
export interface OldestChanges {
  /** In the order in which they were committed. */
  ids: readonly string[];
  /** The last change of each book in them, the book whole. */
  latest: ReadonlyMap<string, BookChange>;
  /** Whether these are all. */
  areAll: boolean;
}

/**
 * The log as it was at a moment, the oldest first, up to so many changed books. Changes of one book are written one after
 * the other, so of two of them the earlier one is never left out; those of one tick of the clock stay together.
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
      // Its books are in `latest`, or not needed.
      documents.push({ ...document, changes: [] });
    }
  }
  return answer(true);
}
