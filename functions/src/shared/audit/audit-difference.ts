import { newBookSchema } from '../book/book.ts';
import { customerSchema } from '../customer/customer.ts';
import { offerSchema } from '../offer/offer.ts';
import { settingsEditSchema } from '../shop/settings.ts';
import { keyGuard } from '../values/table-keys.ts';
import { languageCodes } from '../words/known-language.ts';
import { type Language, languageNames } from '../words/languages.ts';
import { t } from '../words/words.ts';
import type { AuditState, AuditValue } from './audit.ts';

/** undefined means no value. */
export interface FieldDifference {
  field: string;
  label: string;
  before: AuditValue | undefined;
  after: AuditValue | undefined;
}

const otherLabels = {
  onHand: t('On hand'),
  lowAt: t('Low at'),
  shelf: t('Shelf'),
  status: t('Status'),
  state: t('State|condition'),
  carrier: t('Carrier'),
  corrected: t('Corrected'),
  total: t('Total'),
  discount: t('Discount'),
  role: t('Role'),
  disabled: t('May not sign in'),
  password: t('Password'),
  files: t('Files'),
  attempts: t('Attempts'),
  kept: t('Kept as it is'),
  testMail: t('Test mail'),
  dismissed: t('Closed'),
  slug: t('Address'),
  text: t('Text'),
  isPublished: t('Published'),
  homePlace: t('Place on home'),
  shelfBooks: t('Books'),
  life: t('Life'),
  portrait: t('Picture'),
  credit: t('Picture by'),
  maker: t('Manufacturer'),
  electronicAddress: t('E-mail address or website'),
  news1: t('News 1'),
  news2: t('News 2'),
  news3: t('News 3'),
  news4: t('News 4'),
  news5: t('News 5'),
} as const;

/** Fields that identify what an entry of an order is about. */
type OrderPart = 'book' | 'parcel' | 'books' | 'collection' | 'appearsOn';

/** Only fields with a label: a value without one would never be shown. */
export type OrderAuditState = Readonly<Partial<Record<keyof typeof otherLabels | OrderPart, unknown>>>;

const hasOtherLabel = keyGuard(otherLabels);

const schemaFields = {
  ...offerSchema.fields,
  ...customerSchema.fields,
  ...newBookSchema.fields,
  ...settingsEditSchema.fields,
};

export const textsOf = (language: Language) => `texts-${language}`;

const textLabels = new Map<string, string>(
  languageCodes.map((language) => [textsOf(language), languageNames[language]]),
);

function describedField(field: string) {
  return Object.entries(schemaFields)
    .find(([name]) => name === field)?.[1]
    ?.describe();
}

/** The label of a choice; any other value as it is. */
export function choiceText(field: string, value: string): string {
  const described = describedField(field);
  return (described && 'meta' in described && described.meta?.choice?.labelOf(value)) || value;
}

function labelOf(field: string): string | undefined {
  const described = describedField(field);
  return (
    (described && 'label' in described ? described.label : undefined) ??
    (hasOtherLabel(field) ? otherLabels[field] : textLabels.get(field))
  );
}

function isSame(one: AuditValue | undefined, other: AuditValue | undefined): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}

/** In the order of the schema; fields without a label are left out. */
export function differencesOf(
  before: AuditState | undefined,
  after: AuditState | undefined,
): FieldDifference[] {
  const given = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const fields = [...Object.keys(schemaFields), ...Object.keys(otherLabels), ...textLabels.keys()];
  return fields.flatMap((field) => {
    const label = labelOf(field);
    const [one, other] = [before?.[field], after?.[field]];
    if (!given.has(field) || label === undefined || isSame(one, other)) return [];
    return [{ field, label, before: one, after: other }];
  });
}
