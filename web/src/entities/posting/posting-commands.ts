import { isSettled, type Posting } from '@bookstore/functions/shared/stock/posting';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

type OnProgress = (posting: Posting) => void;

/** Repeats a call until all books are booked: each call works for a few seconds and resumes the last one. */
export async function untilSettled(work: () => Promise<Posting>, onProgress: OnProgress): Promise<Posting> {
  for (;;) {
    const posting = await work();
    onProgress(posting);
    if (isSettled(posting)) {
      booksChanged();
      return posting;
    }
  }
}

/** Undoes a delivery or a stocktake, or resumes an interrupted one. @throws ApiError */
export function workOnPosting(
  step: 'continue' | 'undo',
  id: string,
  onProgress: OnProgress,
): Promise<Posting> {
  return untilSettled(
    () => callAdminApi(`POST /api/stock-postings/:id/${step}`, { params: { id } }),
    onProgress,
  );
}
