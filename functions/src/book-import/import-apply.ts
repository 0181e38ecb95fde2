import type { Transaction } from 'firebase-admin/firestore';
import { bookCollection, bookDocument, storedBook } from '../books/book-store.ts';
import { type BookWrite, writeBooks } from '../books/book-write-store.ts';
import { type IsbnHolders, readIsbnHolders } from '../books/isbn-store.ts';
import { sha256 } from '../sha256.ts';
import { type NewBook, type StoredBook, shopFields } from '../shared/book.ts';
import { type ImportLine, importLimits } from '../shared/book-import.ts';
import { type BookImportChange, changeDocuments } from './change-document.ts';
import { shownLine } from './check-summary.ts';
import { importCause, type StoredImport } from './import-document.ts';
import { readLines } from './import-file-store.ts';
import { commitStep, type Lease } from './import-lease-store.ts';
import { fieldsOf, type PlanLine } from './judged-line.ts';
import { changedBookOf, differences } from './line-book.ts';

/** One commit takes up to 10 MiB, indexes included. */
const mostLines = 200;
const mostCharacters = 500_000;

/** All counts of an import go into one shard, so that an undo leaves every shard as it was. */
export const importShard = 0;

/** A book keeps its id however often its line is worked on. */
function idOf(importId: string, plan: PlanLine): string {
  return plan.id ?? sha256(`${importId}:${plan.line}`).slice(0, 20);
}

/** What becomes of a line of the plan now: a write, a reason why not, or nothing when it is so already. */
interface Outcome {
  write?: BookWrite;
  change?: BookImportChange;
  skipped?: string;
}

interface Present {
  id: string;
  stored: StoredBook | undefined;
  document: FirebaseFirestore.DocumentData | undefined;
}

function added(plan: PlanLine & { kind: 'new' }, { id }: Present, startedAt: number): Outcome {
  // A millisecond for each line: the first is the newest.
  const createdAt = plan.createdAt ? new Date(plan.createdAt) : new Date(startedAt - plan.line);
  const version = createdAt.getTime();
  const book = { _id: id, ...plan.book, createdAt: createdAt.toISOString() };
  const document = bookDocument(plan.book, createdAt);
  return {
    write: { id, before: undefined, after: { book, document }, version },
    change: { id, line: plan.line, title: plan.book.title, version },
  };
}

function changed(
  { given, line, title }: PlanLine & { kind: 'changed' },
  { id, stored, document }: Present,
  startedAt: number,
): Outcome {
  if (!stored || !document) return { skipped: 'The book was deleted since the check' };
  const { book: before } = stored;
  const fields: NewBook | undefined = changedBookOf(fieldsOf(before), given).book;
  if (!fields) return { skipped: 'The book was changed since the check' };
  if (differences(before, fields).length === 0) return {};
  const version = Math.max(startedAt, stored.version + 1);
  const { createdAt } = before;
  const kept = { ...fields, ...shopFields({ ...before }) };
  const book = { _id: id, ...kept, createdAt };
  return {
    write: {
      id,
      before,
      after: { book, document: bookDocument(kept, new Date(createdAt), new Date(version)) },
      version,
    },
    change: { id, line, title, version, before: document },
  };
}

/** The outcome of each line, with what others have done since the check taken into account. */
function outcomesOf(
  lines: readonly PlanLine[],
  books: readonly Present[],
  holders: IsbnHolders,
  startedAt: number,
): Outcome[] {
  const taken = new Set<string>();
  return lines.map((plan, index): Outcome => {
    const present = books[index];
    if (!present) throw new Error('A book of the plan was not read');
    const isbn = plan.kind === 'new' ? plan.book.isbn : plan.given.isbn;
    const holder = isbn === undefined ? undefined : holders.get(isbn);
    if ((holder !== undefined && holder !== present.id) || (isbn !== undefined && taken.has(isbn))) {
      return { skipped: 'Another book of the shop has this ISBN since the check' };
    }
    if (plan.kind === 'new' && present.stored) return { skipped: 'The shop has this book since the check' };
    if (isbn !== undefined) taken.add(isbn);
    return plan.kind === 'new' ? added(plan, present, startedAt) : changed(plan, present, startedAt);
  });
}

async function readPresent(
  transaction: Transaction,
  importId: string,
  lines: readonly PlanLine[],
): Promise<Present[]> {
  const ids = lines.map((plan) => idOf(importId, plan));
  const snapshots = await transaction.getAll(...ids.map((id) => bookCollection().doc(id)));
  return snapshots.map((snapshot) => ({
    id: snapshot.id,
    stored: snapshot.exists ? storedBook(snapshot) : undefined,
    document: snapshot.data(),
  }));
}

function skippedLine(plan: PlanLine, reason: string): ImportLine {
  return shownLine(plan.line, plan.kind === 'new' ? plan.book.title : plan.title, [
    `Not imported: ${reason}`,
  ]);
}

/** Does some lines of the plan in one commit, with the place in the plan to which it has come. */
export function applyLines(
  lease: Lease,
  now: () => Date,
  first: number,
  lines: readonly PlanLine[],
): Promise<StoredImport> {
  return commitStep(lease, now, async (transaction, stored) => {
    // Done already, by a commit whose answer was lost.
    if (stored.planned !== first) return undefined;
    const { seen, startedAt } = stored;
    const books = await readPresent(transaction, lease.id, lines);
    const isbns = [
      ...books.map((present) => present.stored?.book.isbn),
      ...lines.map((plan) => (plan.kind === 'new' ? plan.book.isbn : plan.given.isbn)),
    ];
    const holders = await readIsbnHolders(transaction, isbns);
    const outcomes = outcomesOf(lines, books, holders, startedAt);
    const writes = outcomes.flatMap(({ write }) => (write ? [write] : []));
    const changes = outcomes.flatMap(({ change }) => (change ? [change] : []));
    const skipped = lines.flatMap((plan, index) => {
      const reason = outcomes[index]?.skipped;
      return reason ? [skippedLine(plan, reason)] : [];
    });
    if (writes.length > 0) writeBooks(transaction, writes, holders, importCause(stored), importShard);
    const documents = changeDocuments(lease.id, stored.changeDocuments, changes, now());
    for (const { reference, data } of documents) transaction.create(reference, data);
    const planned = first + lines.length;
    return {
      ...stored,
      planned,
      changeDocuments: stored.changeDocuments + documents.length,
      seen: {
        ...seen,
        counts: { ...seen.counts, skipped: seen.counts.skipped + skipped.length },
        // What was skipped comes first: the rest was known before.
        attention: [...skipped, ...seen.attention].slice(0, importLimits.shownLines),
        progress: { ...seen.progress, done: planned },
      },
    };
  });
}

/** The lines of the plan from a place on, as many at a time as are written together. */
async function* planBatches(path: string, from: number): AsyncGenerator<PlanLine[]> {
  let batch: PlanLine[] = [];
  let [index, characters] = [0, 0];
  for await (const text of readLines(path)) {
    index += 1;
    if (text === '' || index <= from) continue;
    if (batch.length === mostLines || (batch.length > 0 && characters + text.length > mostCharacters)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    const line: PlanLine = JSON.parse(text);
    batch.push(line);
    characters += text.length;
  }
  if (batch.length > 0) yield batch;
}

/** Does what is left of the plan, until `isLate`. @returns whether all is done @throws LeaseLost */
export async function runImport(
  lease: Lease,
  stored: StoredImport,
  now: () => Date,
  isLate: () => boolean,
): Promise<boolean> {
  let { planned } = stored;
  for await (const lines of planBatches(stored.planPath, planned)) {
    if (isLate()) return false;
    await applyLines(lease, now, planned, lines);
    planned += lines.length;
  }
  await commitStep(lease, now, async (_, { seen, ...rest }) => ({
    ...rest,
    seen: { ...seen, state: 'done' },
  }));
  return true;
}
