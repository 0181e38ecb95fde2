import type { IsbnLookupState } from '@bookstore/functions/shared/book/isbn-lookup';

/** The texts of a look-up that finds nothing. */
export const lookupWords: Readonly<Record<Exclude<IsbnLookupState, 'found'>, string>> = {
  unknown: 'Open Library does not know this ISBN: fill in the fields yourself.',
  off: 'Looking books up is switched off in this shop: fill in the fields yourself.',
  unreachable: 'Open Library has not answered. Try again, or fill in the fields yourself.',
};

export const nothingNew = 'The form has everything already that Open Library knows.';

export const lookupFailure = 'The book could not be looked up. Try again, or fill in the fields yourself.';

function list(labels: readonly string[]): string {
  return new Intl.ListFormat('en').format(labels);
}

/** What was filled in, and which fields stayed as they were typed. */
export function filledIn(count: number, kept: readonly string[]): string {
  const fields = count === 1 ? '1 field filled in' : `${count} fields filled in`;
  return kept.length > 0 ? `${fields}. Kept as you have it: ${list(kept)}.` : `${fields}.`;
}
