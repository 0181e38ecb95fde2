import {
  type AuditEntry,
  type AuditValue,
  auditActions,
  auditKinds,
} from '@bookstore/functions/shared/audit/audit';
import type { FieldDifference } from '@bookstore/functions/shared/audit/audit-difference';
import { categoryLabel } from '@bookstore/functions/shared/book/category';
import { isOrderStatus, orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { isRole, roles } from '@bookstore/functions/shared/people/roles';
import { formatPrice } from '@bookstore/functions/shared/values/money';
import { dashboardPaths } from '#config/dashboard-paths.ts';

/** A longer text is cut: the whole one stands with the book. */
const longestValue = 600;

/** The action and the kind of its target: 'Changed · Book'. */
export function actionLabel({ action, kind }: AuditEntry): string {
  return `${auditActions[action]} · ${auditKinds[kind].label}`;
}

/** Whether an entry is about an import or a bulk change, which has a page of its own with its undo. */
export function isAboutManyBooks({ kind }: AuditEntry): boolean {
  return kind === 'import' || kind === 'importedBooks' || kind === 'bulk' || kind === 'bulkBooks';
}

/** A reason, or how many books of many were changed: '10,056 changed'. */
export function noteOf(entry: AuditEntry): string {
  if (!isAboutManyBooks(entry)) return entry.note;
  return entry.note.replace(/\d+/g, (count) => Number(count).toLocaleString('en'));
}

/** The page of an entry's target; undefined when it has none. */
export function pageOf({ kind, action, targetId }: AuditEntry): string | undefined {
  if (kind === 'book' || kind === 'stock')
    return action === 'deleted' ? undefined : dashboardPaths.editBook(targetId);
  if (kind === 'draft') return action === 'deleted' ? undefined : dashboardPaths.draft(targetId);
  if (kind === 'order') return dashboardPaths.deskOrder(targetId);
  if (kind === 'import' || kind === 'importedBooks') return dashboardPaths.importOf(targetId);
  if (kind === 'bulk' || kind === 'bulkBooks') return dashboardPaths.bulkChange(targetId);
  return kind === 'person' ? dashboardPaths.people : undefined;
}

/** A value as people read it; a dash for none. */
export function valueText(field: string, value: AuditValue | undefined): string {
  if (value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field.endsWith('Price') ? formatPrice(value) : String(value);
  if (typeof value !== 'string') return value.join(', ');
  if (field === 'category') return categoryLabel(value);
  if (field === 'status' && isOrderStatus(value)) return orderStatuses[value].label;
  if (field === 'role' && isRole(value)) return roles[value].label;
  return value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
}

/** 'Title, New Price and 3 more' */
export function namesOf(differences: readonly FieldDifference[]): string {
  const labels = differences.map(({ label }) => label);
  const [shown, rest] = [labels.slice(0, 2).join(', '), labels.length - 2];
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
