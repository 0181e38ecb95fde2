import type { IsbnLookupState } from '@bookstore/functions/shared/book/isbn-lookup';
import { listOf } from '@bookstore/functions/shared/words/list-of';
import { plural, t } from '@bookstore/functions/shared/words/words';

export const lookupWords: Readonly<Record<Exclude<IsbnLookupState, 'found'>, string>> = {
  unknown: t('Open Library does not know this ISBN: fill in the fields yourself.'),
  off: t('Looking books up is switched off in this shop: fill in the fields yourself.'),
  unreachable: t('Open Library has not answered. Try again, or fill in the fields yourself.'),
};

export const nothingNew = t('The form has everything already that Open Library knows.');

export const lookupFailure = t('The book could not be looked up. Try again, or fill in the fields yourself.');

export function filledIn(count: number, kept: readonly string[]): string {
  const fields = plural(count, '{count} field filled in.', '{count} fields filled in.');
  return kept.length > 0
    ? `${fields} ${t('Kept as you have it: {fields}.', { fields: listOf(kept) })}`
    : fields;
}
