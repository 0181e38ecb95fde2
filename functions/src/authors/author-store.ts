import { collection } from '../platform/collections.ts';
import { database, isAny } from '../platform/firebase.ts';
import { keptDocuments } from '../platform/kept-documents.ts';
import { type AuthorPage, authorFields, readAuthorPage } from '../shared/author/author-page.ts';

/** Texts about authors, by the slug of the author's page. */
export const authors = keptDocuments({
  collection: 'authors',
  name: 'author',
  idOf: ({ id }: AuthorPage) => id,
  fieldsOf: authorFields,
  read: readAuthorPage,
  isAddedByEdit: true,
});

/** In the order of the ids; empty where there are no texts. */
export async function findAuthors(ids: readonly string[]): Promise<AuthorPage[]> {
  if (ids.length === 0) return [];
  const snapshots = await database().getAll(...ids.map((id) => collection('authors').doc(id)));
  return snapshots.map(authors.stored);
}

export const isPortraitOfAuthor = (fileNames: readonly string[]) =>
  isAny(collection('authors').where('portrait', 'in', fileNames));
