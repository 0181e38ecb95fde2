import { drafts, requireRoomForDraft } from '../../drafts/draft-store.ts';
import { requireGenre } from '../../settings/shop-genres.ts';
import { draftFields } from '../../shared/book/draft.ts';
import { keptChanges } from '../kept/kept-changes.ts';

/** How people keep books that are not in the shop yet. @throws TooManyDrafts, UnknownCategory */
export const draftChanges = keptChanges(drafts, async (transaction, { before, after }) => {
  if (!before) await requireRoomForDraft();
  const category = after?.category;
  if (category && category !== before?.category) await requireGenre(category, transaction);
  return { stateOf: draftFields };
});
