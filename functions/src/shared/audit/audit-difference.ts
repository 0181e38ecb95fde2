import { newBookSchema } from '../book/book.ts';
import { settingsEditSchema } from '../shop/settings.ts';
import { keyGuard } from '../values/table-keys.ts';
import { languageCodes } from '../words/known-language.ts';
import { type Language, languageNames } from '../words/languages.ts';
import type { AuditState, AuditValue } from './audit.ts';

/** A field whose value has changed; undefined stands for no value. */
export interface FieldDifference {
  field: string;
  label: string;
  before: AuditValue | undefined;
  after: AuditValue | undefined;
}

const otherLabels = {
  onHand: 'On hand',
  lowAt: 'Low at',
  shelf: 'Shelf',
  status: 'Status',
  state: 'State',
  carrier: 'Carrier',
  corrected: 'Corrected',
  total: 'Total',
  discount: 'Discount',
  role: 'Role',
  disabled: 'May not sign in',
  password: 'Password',
  files: 'Files',
  attempts: 'Attempts',
  kept: 'Kept as it is',
  testMail: 'Test mail',
  dismissed: 'Closed',
  slug: 'Address',
  text: 'Text',
  isPublished: 'Published',
  homePlace: 'Place on home',
  shelfBooks: 'Books',
  news1: 'News 1',
  news2: 'News 2',
  news3: 'News 3',
  news4: 'News 4',
  news5: 'News 5',
} as const;

/** What says what an entry of an order is about, beside what has changed. */
type OrderPart = 'book' | 'parcel' | 'books' | 'collection';

/** What an entry of an order may keep: a value without a label would never be shown. */
export type OrderAuditState = Readonly<Partial<Record<keyof typeof otherLabels | OrderPart, unknown>>>;

const hasOtherLabel = keyGuard(otherLabels);

const schemaFields = { ...newBookSchema.fields, ...settingsEditSchema.fields };

/** Under which name the history has the texts of a further language. */
export const textsOf = (language: Language) => `texts-${language}`;

const textLabels = new Map<string, string>(
  languageCodes.map((language) => [textsOf(language), languageNames[language]]),
);

function labelOf(field: string): string | undefined {
  const schemaField = Object.entries(schemaFields).find(([name]) => name === field)?.[1];
  const described = schemaField?.describe();
  return (
    (described && 'label' in described ? described.label : undefined) ??
    (hasOtherLabel(field) ? otherLabels[field] : textLabels.get(field))
  );
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
  const known = [...Object.keys(schemaFields), ...Object.keys(otherLabels), ...textLabels.keys()];
  return known.flatMap((field) => {
    const label = labelOf(field);
    const [one, other] = [before?.[field], after?.[field]];
    if (!given.has(field) || label === undefined || isSame(one, other)) return [];
    return [{ field, label, before: one, after: other }];
  });
}
