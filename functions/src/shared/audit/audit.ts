import { type Capability, may, type Role } from '../people/roles.ts';
import { isObject, readInstant } from '../values/stored-fields.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** Per page, read to match several words; the longest texts in UTF-16 units, and lists. */
export const auditLimits = { page: 25, scanned: 100, search: 300, text: 5000, list: 50, tokens: 60 };

interface AuditKind {
  label: string;
  /** The capability a role needs to see such entries, where it is not 'catalogue'. */
  seenBy?: Capability;
  /** Listed only in the history of its import or bulk change. */
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

export function listedKinds(role: Role): AuditKindName[] {
  return kindNames.filter((name) => !kinds[name].isUnlisted && seesKind(role, name));
}

export function seesKind(role: Role, kind: AuditKindName): boolean {
  return may(role, kinds[kind].seenBy ?? 'catalogue');
}

/** The history keeps only the name. */
export interface Actor {
  readonly name: string;
}

export type AuditValue = string | number | boolean | readonly string[];

export type AuditState = Readonly<Record<string, AuditValue>>;

function isAuditValue(value: unknown): value is AuditValue {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Each bounded in size; fields that cannot be shown are left out. */
export function auditState(fields: Readonly<Record<string, unknown>>): AuditState {
  const bounded = Object.entries(fields).flatMap(([name, value]): [string, AuditValue][] => {
    if (!isAuditValue(value)) return [];
    if (typeof value === 'string') return [[name, value.slice(0, auditLimits.text)]];
    return [[name, Array.isArray(value) ? value.slice(0, auditLimits.list) : value]];
  });
  return Object.fromEntries(bounded);
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
  title: string;
  note: string;
  before?: AuditState;
  after?: AuditState;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** undefined for an unknown kind. */
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

export interface AuditPage {
  entries: AuditEntry[];
  /** The `after` of the next page; absent on the last. */
  next?: string;
}
