import { authors, findAuthors } from '../../authors/author-store.ts';
import { auditState } from '../../shared/audit/audit.ts';
import { textsOf } from '../../shared/audit/audit-difference.ts';
import {
  type AuthorFields,
  type AuthorList,
  authorLimits,
  type ShownAuthor,
  shownAuthor,
} from '../../shared/author/author-page.ts';
import { isStoredId } from '../../shared/values/list-cursor.ts';
import { slugOf } from '../../shared/values/words.ts';
import { languageCodes } from '../../shared/words/known-language.ts';
import type { Language } from '../../shared/words/languages.ts';
import { catalogueOfShoppers } from '../catalogue/catalogue-of-shoppers.ts';
import { keptChanges } from '../kept/kept-changes.ts';

function stateOf({ life, lives, portrait, credit }: AuthorFields) {
  const inLanguages = languageCodes.map((language) => [textsOf(language), lives?.[language]] as const);
  return auditState({ life, portrait, credit, ...Object.fromEntries(inLanguages) });
}

export const authorChanges = keptChanges(authors, async () => ({ stateOf }));

/** One read. */
export async function showAuthor(id: string, language?: Language): Promise<ShownAuthor> {
  const [author] = isStoredId(id) ? await findAuthors([id]) : [];
  return author ? shownAuthor(author, language) : { life: '', portrait: '', credit: '' };
}

/** Those with the most books; one read for each. */
export async function listAuthors(q = ''): Promise<AuthorList> {
  const catalogue = await catalogueOfShoppers(true);
  const part = slugOf(q);
  const matching = [...catalogue.authors()].filter(({ slug }) => isStoredId(slug) && slug.includes(part));
  const first = matching.sort((one, other) => other.count - one.count).slice(0, authorLimits.listed);
  const stored = await findAuthors(first.map(({ slug }) => slug));
  const authors = stored.map((author, place) => {
    const { name = '', count = 0 } = first[place] ?? {};
    return { ...author, name, books: count };
  });
  return { total: matching.length, authors };
}
