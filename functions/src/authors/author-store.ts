import { collection } from '../platform/collections.ts';
import { database, isAny } from '../platform/firebase.ts';
import { keptDocuments } from '../platform/kept-documents.ts';
import { type AuthorPage, authorFields, readAuthorPage } from '../shared/author/author-page.ts';

/** What the shop says of authors, each under the last part of the address of the author's page. */
export const authors = keptDocuments({
  collection: 'authors',
  name: 'author',
  idOf: ({ id }: AuthorPage) => id,
  fieldsOf: authorFields,
  read: readAuthorPage,
  isAddedByEdit: true,
});

/** Of each of these, in their order; without texts where nothing was said yet. */
export async function findAuthors(ids: readonly string[]): Promise<AuthorPage[]> {
  if (ids.length === 0) return [];
  const snapshots = await database().getAll(...ids.map((id) => collection('authors').doc(id)));
  return snapshots.map(authors.stored);
}

/** Whether an author has one of these files as the picture. */
export const isPortraitOfAuthor = (fileNames: readonly string[]) =>
  isAny(collection('authors').where('portrait', 'in', fileNames));
