import type {
  AuditEntry,
  AuditKindName,
  AuditState,
  AuditValue,
} from '@bookstore/functions/shared/audit/audit';
import {
  choiceText,
  differencesOf,
  type FieldDifference,
} from '@bookstore/functions/shared/audit/audit-difference';
import { genreLabel } from '@bookstore/functions/shared/genre/genres';
import { isLineState, lineStates } from '@bookstore/functions/shared/order/order-lines';
import { isOrderStatus, orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { isParcelState, parcelStates } from '@bookstore/functions/shared/order/parcels';
import { shownName } from '@bookstore/functions/shared/people/person-name';
import { isRole, roles } from '@bookstore/functions/shared/people/roles';
import { allSections } from '@bookstore/functions/shared/shop/settings-groups';
import { isDay } from '@bookstore/functions/shared/shop/shop-day';
import type { Money } from '@bookstore/functions/shared/values/money';
import { nounInSentence } from '@bookstore/functions/shared/words/noun-in-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { figure } from '#components/labels/figure.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { browserGenres } from '#entities/shop/browser-shop.ts';

/** Longer texts are cut: the book has the whole one. */
const longestValue = 600;

/** The longest value in a sentence, in UTF-16 units, and how many fields it names. */
const inSentence = { value: 30, fields: 2 };

const manyBooks: readonly AuditKindName[] = [
  'import',
  'importedBooks',
  'bulk',
  'bulkBooks',
  'delivery',
  'stocktake',
  'stocks',
];

/** A step that changes many books has a page with its undo. */
export function isAboutManyBooks({ kind }: AuditEntry): boolean {
  return manyBooks.includes(kind);
}

/** A reason, or how many books were changed: '10,056 changed'. */
export function noteOf(entry: AuditEntry, locale: string | undefined): string {
  const isStartOrEnd = entry.kind === 'stock' && !(isCounted(entry.before) && isCounted(entry.after));
  if (isStartOrEnd || entry.action === 'mailed') return '';
  if (entry.kind === 'export') return exportNote(entry.note, locale);
  if (!isAboutManyBooks(entry)) return entry.note;
  return entry.note.replace(/\d+/g, (count) => figure(Number(count)));
}

export function withDays(text: string, locale: string | undefined): string {
  return text.replace(/\d{4}-\d{2}-\d{2}/g, (day) =>
    isDay(day) ? new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }) : day,
  );
}

const exportNames: Readonly<Record<string, string>> = {
  books: t('books|export'),
  orders: t('orders|export'),
  cash: t('cash|export'),
  invoices: t('invoices|export'),
  journal: t('journal|export'),
  newsletter: t('newsletter|export'),
};

/** '2026-11-01 to 2026-11-22, part 2', as the history keeps it */
const exportedDays = /^(?<from>\S+) to (?<to>[^\s,]+)(?:, part (?<part>\d+))?$/;

function exportNote(note: string, locale: string | undefined): string {
  const { from, to, part } = exportedDays.exec(note)?.groups ?? {};
  if (from === undefined || to === undefined) return note;
  const days = withDays(t('{from} to {to}', { from, to }), locale);
  return part === undefined ? days : t('{days}, part {part}', { days, part });
}

/** The title of an entry, formatted where the history keeps a code. */
export function titleOf({ kind, title, targetId }: AuditEntry, locale: string | undefined): string {
  if (kind === 'export') return exportNames[targetId] ?? title;
  if (kind === 'session') return shownName(title);
  return kind === 'cash' && isDay(targetId) ? withDays(targetId, locale) : title || targetId;
}

/** A stock that is not counted has no figure. */
export function isCounted(state: AuditState | undefined): boolean {
  return state?.onHand !== undefined;
}

/** The page of the first changed setting. */
function settingsPageOf({ after, before }: AuditEntry): string {
  const [name = ''] = Object.keys(after ?? before ?? {});
  const section = allSections.find(({ fields }) => name in fields);
  return section ? dashboardPaths.settingsSection(section.slug) : dashboardPaths.settings;
}

const pages: Partial<Record<AuditKindName, string | ((id: string) => string)>> = {
  book: dashboardPaths.editBook,
  stock: dashboardPaths.editBook,
  draft: dashboardPaths.draft,
  shelf: dashboardPaths.editShelf,
  order: dashboardPaths.deskOrder,
  cash: dashboardPaths.deskOrder,
  import: dashboardPaths.importOf,
  importedBooks: dashboardPaths.importOf,
  bulk: dashboardPaths.bulkChange,
  bulkBooks: dashboardPaths.bulkChange,
  delivery: dashboardPaths.receive,
  stocks: dashboardPaths.receive,
  stocktake: dashboardPaths.stocktakeOf,
  bankFile: dashboardPaths.openItems,
  customer: dashboardPaths.customers,
  offer: dashboardPaths.offers,
  author: dashboardPaths.authors,
  maker: dashboardPaths.publishers,
  person: dashboardPaths.people,
};

/** Undefined when the target has no page. */
export function pageOf(entry: AuditEntry): string | undefined {
  const { kind, action, targetId } = entry;
  if (kind === 'settings') return settingsPageOf(entry);
  if (kind === 'cash' && isDay(targetId)) return dashboardPaths.cashOf(targetId);
  if (action === 'deleted' && ['book', 'stock', 'draft', 'shelf'].includes(kind)) return undefined;
  const page = pages[kind];
  return typeof page === 'function' ? page(targetId) : page;
}

/** A value as people read it; a dash for none. */
export function valueText(field: string, value: AuditValue | undefined, money: Money): string {
  if (value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number' && field.endsWith('Cents')) return money.text(value);
  if (typeof value === 'number') return field.endsWith('Price') ? money.price(value) : String(value);
  if (typeof value !== 'string') return value.join(', ');
  if (field === 'category') return genreLabel(browserGenres(), value);
  if (field === 'status' && isOrderStatus(value)) return orderStatuses[value].label;
  if (field === 'state' && isLineState(value)) return lineStates[value].label;
  if (field === 'state' && isParcelState(value)) return parcelStates[value].label;
  if (field === 'state' && value === 'unpacked') return t('Unpacked');
  if (field === 'role' && isRole(value)) return roles[value].label;
  const text = choiceText(field, value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function andMore(named: readonly string[], all: number): string {
  const names = named.join(', ');
  return all > named.length ? t('{names} and {more} more', { names, more: all - named.length }) : names;
}

/** 'Title, New Price and 3 more' */
export function namesOf(differences: readonly FieldDifference[]): string {
  const labels = differences.map(({ label }) => label);
  return andMore(labels.slice(0, inSentence.fields), labels.length);
}

function changeText({ field, label, before, after }: FieldDifference, money: Money): string {
  if (field === 'password') return t('new password');
  const name = label === 'ISBN' ? label : nounInSentence(field === 'newPrice' ? t('Price') : label);
  const values = [before, after].map((value) => valueText(field, value, money));
  const isShort = values.every((value) => value.length <= inSentence.value);
  return isShort ? `${name} ${values.join(' → ')}` : name;
}

/** ': price $11.95 → $1.19, description and 3 more', figures first; '' when nothing differs */
export function changesText(
  before: AuditState | undefined,
  after: AuditState | undefined,
  money: Money,
): string {
  const differences = differencesOf(before, after);
  const isFigure = ({ after: value }: FieldDifference) => typeof value === 'number';
  const figuresFirst = differences.toSorted((one, other) => Number(isFigure(other)) - Number(isFigure(one)));
  const named = figuresFirst.slice(0, inSentence.fields).map((difference) => changeText(difference, money));
  return named.length > 0 ? `: ${andMore(named, differences.length)}` : '';
}
