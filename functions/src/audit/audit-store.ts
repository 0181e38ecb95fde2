import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { CreatingWrite } from '../platform/firebase.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { startingAfter } from '../platform/queries.ts';
import { laterBy } from '../platform/timestamps.ts';
import {
  type Actor,
  type AuditEntry,
  type AuditPage,
  auditLimits,
  auditState,
  listedKinds,
  readAuditEntry,
  seesKind,
} from '../shared/audit/audit.ts';
import { type AuditQuery, auditCursor } from '../shared/audit/audit-query.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import type { Role } from '../shared/people/roles.ts';
import { readInstant } from '../shared/values/stored-fields.ts';
import { wordsOf } from '../shared/values/words.ts';

/** Two years; the database's TTL deletes entries then. */
const keptMs = 2 * 365 * 24 * 60 * 60_000;

export interface NewEntry extends Omit<AuditEntry, 'id' | 'at' | 'by' | 'note' | 'before' | 'after'> {
  by: Actor;
  note?: string;
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
  alsoAbout?: readonly string[];
}

/** Search keys: ids, and words. Order numbers can also be found without the hyphen. */
function tokensOf({ kind, targetId, title, before, alsoAbout = [] }: NewEntry): string[] {
  const former = typeof before?.title === 'string' ? wordsOf(before.title) : [];
  const number = kind === 'order' ? [wordsOf(title).join('')] : [];
  const tokens = [targetId, ...number, ...wordsOf(targetId), ...wordsOf(title), ...former];
  const distinct = [...new Set(tokens)].filter((token) => token !== '');
  return [...distinct.slice(0, auditLimits.tokens), ...alsoAbout];
}

export function entryDocument(entry: NewEntry, now: Date): DocumentData {
  const { by, kind, action, targetId, title, note = '', before, after } = entry;
  return {
    at: Timestamp.fromDate(now),
    by: by.name,
    kind,
    action,
    targetId,
    title: title.slice(0, auditLimits.search),
    note,
    ...(before && { before: auditState(before) }),
    ...(after && { after: auditState(after) }),
    about: tokensOf(entry),
    expiresAt: laterBy(keptMs, now),
  };
}

/** Written in the transaction or batch of the change. @returns the id of the entry */
export function addEntry(write: CreatingWrite, entry: NewEntry, now = new Date()): string {
  const reference = collection('audit').doc();
  write.create(reference, entryDocument(entry, now));
  return reference.id;
}

/** For changes outside of transactions, such as a deleted file. */
export async function addEntryAlone(entry: NewEntry): Promise<void> {
  await collection('audit').doc().create(entryDocument(entry, new Date()));
}

/** The database can query one word (the longest); the others are filtered afterwards. */
function searchWords(text: string): { longest: string; words: string[] } {
  const words = wordsOf(text);
  return { longest: words.toSorted((one, other) => other.length - one.length)[0] ?? '', words };
}

/** Without a search, limited to what the role may see; with one, all matching entries. */
function entriesQuery({ about, q, by, kind, after }: AuditQuery, role: Role): Query {
  let query: Query = collection('audit');
  // Without a filter by kind: the database would query each kind separately, scanning long lists of books ten times.
  const wanted = about ?? (q === undefined ? undefined : searchWords(q).longest);
  if (wanted !== undefined) query = query.where('about', 'array-contains', wanted);
  else query = query.where('kind', 'in', kind === undefined ? listedKinds(role) : [kind]);
  if (by !== undefined) query = query.where('by', '==', by);
  query = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
  return startingAfter(query, after);
}

/**
 * What a role may see, newest first. Reads one entry more than a page; for a target or search text, where role and
 * further words are filtered afterwards, one more than {@link auditLimits.scanned}.
 */
export async function findEntries(asked: AuditQuery, role: Role): Promise<AuditPage> {
  if (asked.kind !== undefined && !seesKind(role, asked.kind)) return { entries: [] };
  const words = asked.q === undefined ? [] : searchWords(asked.q).words;
  const isOfOne = asked.about !== undefined || asked.q !== undefined;
  const most = isOfOne ? auditLimits.scanned : auditLimits.page;
  const { docs } = await entriesQuery(asked, role)
    .limit(most + 1)
    .get();
  const matching = docs.slice(0, most).flatMap((snapshot) => {
    const entry = readAuditEntry(snapshot.id, snapshot.data());
    if (!entry || !seesKind(role, entry.kind)) return [];
    const about: unknown = snapshot.get('about');
    return words.every((word) => Array.isArray(about) && about.includes(word)) ? [entry] : [];
  });
  const entries = matching.slice(0, auditLimits.page);
  const lastRead = docs.length > most ? docs[most - 1] : undefined;
  const last = matching.length > entries.length ? entries.at(-1) : lastRead && placeOf(lastRead);
  return { entries, ...(last && { next: auditCursor(last) }) };
}

function placeOf(snapshot: DocumentSnapshot) {
  return { id: snapshot.id, at: readInstant(snapshot.get('at')) };
}

/** @throws NotFound for an entry that does not exist or that the role may not see */
export async function findEntry(id: string, role: Role): Promise<AuditEntry> {
  const snapshot = isBookId(id) ? await collection('audit').doc(id).get() : undefined;
  const entry = snapshot?.exists ? readAuditEntry(snapshot.id, snapshot.data() ?? {}) : undefined;
  if (!entry || !seesKind(role, entry.kind)) throw new NotFound('The entry of the history');
  return entry;
}
