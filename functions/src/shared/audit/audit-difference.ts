import { newBookSchema } from '../book/book.ts';
import type { AuditState, AuditValue } from './audit.ts';

/** A field whose value has changed; undefined stands for no value. */
export interface FieldDifference {
  field: string;
  label: string;
  before: AuditValue | undefined;
  after: AuditValue | undefined;
}

const otherLabels: Readonly<Record<string, string>> = {
  onHand: 'On hand',
  lowAt: 'Low at',
  shelf: 'Shelf',
  status: 'Status',
  role: 'Role',
  disabled: 'May not sign in',
  password: 'Password',
  files: 'Files',
};

function labelOf(field: string): string | undefined {
  const bookField = Object.entries(newBookSchema.fields).find(([name]) => name === field)?.[1];
  const described = bookField?.describe();
  return (described && 'label' in described ? described.label : undefined) ?? otherLabels[field];
}

function isSame(one: AuditValue | undefined, other: AuditValue | undefined): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

/** The fields that differ between two states, in the order of the schema; fields without a label are left out. */
export function differencesOf(
  before: AuditState | undefined,
  after: AuditState | undefined,
): FieldDifference[] {
  const given = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const known = [...Object.keys(newBookSchema.fields), ...Object.keys(otherLabels)];
  return known.flatMap((field) => {
    const label = labelOf(field);
    const [one, other] = [before?.[field], after?.[field]];
    if (!given.has(field) || label === undefined || isSame(one, other)) return [];
    return [{ field, label, before: one, after: other }];
  });
}
