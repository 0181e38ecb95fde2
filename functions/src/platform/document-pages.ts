import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** What work on a page of documents has come to. */
export interface WorkedPage {
  changed: number;
  /** The id after which the next page begins; undefined: this was the last one. */
  next: string | undefined;
}

/** The documents that follow an id, in the order of their ids; '' stands before the first. */
export async function documentsAfter(
  query: Query,
  id: string,
  limit: number,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(limit);
  const { docs } = await (id === '' ? ordered : ordered.startAfter(id)).get();
  return docs;
}

/** Where the page after these documents begins. */
export function nextPage(docs: readonly QueryDocumentSnapshot[], limit: number): string | undefined {
  return docs.length === limit ? docs.at(-1)?.id : undefined;
}
