import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { array, mixed, number, object, string } from 'yup';
import { readDocuments } from '../platform/read-documents.ts';
import {
  type Posting,
  type PostingKind,
  type PostingState,
  postingKinds,
  postingLimits,
  postingStates,
} from '../shared/stock/posting.ts';
import type { PostingLine } from './posted-stock.ts';

export interface StoredPosting extends Posting {
  lines: PostingLine[];
  /** Tells a retry from another delivery under the same key. */
  requestHash: string;
}

/** A write fails when the posting has changed since it was read. */
export interface ReadPosting extends StoredPosting {
  updateTime: Timestamp;
}

// Deliveries and stocktake differences: what to book, and the progress. Books are changed in batches, each by a
// movement whose id is derived from posting and book, so that retries count once.
export const postings = readDocuments({
  collection: 'stockPostings',
  what: 'The change of stock',
  listed: postingLimits.listed,
  head: object({
    kind: mixed<PostingKind>()
      .oneOf([...postingKinds])
      .required(),
    state: mixed<PostingState>()
      .oneOf([...postingStates])
      .required(),
    by: string().required(),
    supplier: string().required(),
    note: string().required(),
    books: number().required(),
    copies: number().required(),
    done: number().required(),
    keptCount: number().required(),
    kept: array(
      object({ bookId: string().required(), title: string().required(), reason: string().required() }),
    ).required(),
  }),
  rest: object({
    lines: array(object({ bookId: string().required(), change: number().required() })).required(),
    requestHash: string().required(),
  }),
});

export function updatePosting(
  transaction: Transaction,
  posting: ReadPosting,
  { kept, ...progress }: Pick<Posting, 'state' | 'done' | 'kept' | 'keptCount'>,
): void {
  postings.update(transaction, posting, { ...progress, kept: kept.slice(0, postingLimits.kept) });
}
