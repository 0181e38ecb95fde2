import { type Capability, may, type Role } from '../people/roles.ts';
import { isObject, readInstant } from '../values/stored-fields.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** The entries of a page, the entries read to find several words, and the longest texts and lists, in UTF-16 units. */
export const auditLimits = { page: 25, scanned: 100, search: 300, text: 5000, list: 50, tokens: 60 };

interface AuditKind {
  label: string;
  /** The capability that a role needs to see such entries, where that is not 'catalogue'. */
  seenBy?: Capability;
  /** Of the books of an import or a bulk change, which stand only in its own history. */
  isUnlisted?: true;
}

export const auditKinds = {
  book: { label: t('Book') },
  draft: { label: t('Draft') },
  shelf: { label: t('Shelf') },
  author: { label: t('Author') },
  maker: { label: t('Manufacturer') },
  stock: { label: t('Stock') },
  delivery: { label: t('Delivery') },
  stocktake: { label: t('Stocktake') },
  stocks: { label: t('Stock of many books') },
  cover: { label: t('Cover') },
  review: { label: t('Review') },
  import: { label: t('Import') },
  importedBooks: { label: t('Import'), isUnlisted: true },
  bulk: { label: t('Many books') },
  bulkBooks: { label: t('Many books'), isUnlisted: true },
  order: { label: t('Order'), seenBy: 'orders' },
  withdrawal: { label: t('Withdrawal'), seenBy: 'orders' },
  cash: { label: t('Cash|page'), seenBy: 'orders' },
  voucher: { label: t('Gift voucher'), seenBy: 'orders' },
  bankFile: { label: t('Bank’s file'), seenBy: 'orders' },
  customer: { label: t('Customer on account'), seenBy: 'owner' },
  offer: { label: t('Offer'), seenBy: 'owner' },
  person: { label: t('Person'), seenBy: 'owner' },
  settings: { label: t('Settings'), seenBy: 'owner' },
  session: { label: t('Sign-in'), seenBy: 'owner' },
  export: { label: t('Export'), seenBy: 'owner' },
} as const satisfies Record<string, AuditKind>;

export type AuditKindName = keyof typeof auditKinds;

const auditActions = [
  'added',
  'published',
  'changed',
  'deleted',
  'restored',
  'imported',
  'undone',
  'ordered',
  'received',
  'booked',
  'step',
  'taken',
  'givenBack',
  'putIn',
  'takenOut',
  'settled',
  'released',
  'retried',
  'closed',
  'reopened',
  'mailed',
  'signedIn',
  'refused',
  'takenDown',
  'replied',
  'kept',
  'exported',
  'printed',
] as const;

export type AuditAction = (typeof auditActions)[number];

const isAuditKind = keyGuard(auditKinds);

const isAuditAction = (name: unknown): name is AuditAction => auditActions.some((action) => action === name);

const kindNames: readonly AuditKindName[] = keysOf(auditKinds);
const kinds: Readonly<Record<AuditKindName, AuditKind>> = auditKinds;

/** The kinds of entries that the whole history lists for a role. */
export function listedKinds(role: Role): AuditKindName[] {
  return kindNames.filter((name) => !kinds[name].isUnlisted && seesKind(role, name));
}

export function seesKind(role: Role, kind: AuditKindName): boolean {
  return may(role, kinds[kind].seenBy ?? 'catalogue');
}

/** The person who makes the change; the history keeps only the name. */
export interface Actor {
  readonly name: string;
}

export type AuditValue = string | number | boolean | readonly string[];

/** The fields of a book, an order or another thing, before or after a change. */
export type AuditState = Readonly<Record<string, AuditValue>>;

function isAuditValue(value: unknown): value is AuditValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The fields that can be shown, each of a bounded size. */
export function auditState(fields: Readonly<Record<string, unknown>>): AuditState {
  const shown = Object.entries(fields).flatMap(([name, value]): [string, AuditValue][] => {
    if (!isAuditValue(value)) return [];
    if (typeof value === 'string') return [[name, value.slice(0, auditLimits.text)]];
    return [[name, Array.isArray(value) ? value.slice(0, auditLimits.list) : value]];
  });
  return Object.fromEntries(shown);
}

export interface AuditEntry {
  id: string;
  /** An ISO instant. */
  at: string;
  /** The name of the person. */
  by: string;
  kind: AuditKindName;
  action: AuditAction;
  targetId: string;
  /** A title, a number or a name, for reading. */
  title: string;
  /** A reason or a count, for reading. */
  note: string;
  before?: AuditState;
  after?: AuditState;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads a document of `audit`; undefined for one of a kind that is not known. */
export function readAuditEntry(id: string, data: Readonly<Record<string, unknown>>): AuditEntry | undefined {
  const { kind, action, before, after } = data;
  if (!isAuditKind(kind) || !isAuditAction(action)) return undefined;
  return {
    id,
    at: readInstant(data.at),
    by: textOf(data.by),
    kind,
    action,
    targetId: textOf(data.targetId),
    title: textOf(data.title),
    note: textOf(data.note),
    ...(isObject(before) && { before: auditState(before) }),
    ...(isObject(after) && { after: auditState(after) }),
  };
}

/** Some entries, newest first, and where the list goes on. */
export interface AuditPage {
  entries: AuditEntry[];
  /** The `after` of the next page; none when this is the last one. */
  next?: string;
}
