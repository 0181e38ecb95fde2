import type { Book } from '@bookstore/functions/shared/book/book';
import {
  type Draft,
  type DraftFields,
  draftFields,
  draftSchema,
  publishedSchemaOf,
} from '@bookstore/functions/shared/book/draft';
import type { Money } from '@bookstore/functions/shared/values/money';
import { ValidationError } from 'yup';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { isbnContext, withPrintedIsbn } from '#entities/book/printed-isbn.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { withCover } from '#entities/cover/save-with-cover.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { type FormValues, problemsOf } from '#lib/form-values.ts';
import { isSame } from '#lib/is-same.ts';
import { saveOrFind } from '#lib/lost-answer.ts';

export function useDraft(id: string) {
  const { data, error, refetch } = useAdminQuery(
    'GET /api/drafts/:id',
    { params: { id } },
    {
      gcTime: 0,
    },
  );
  return { draft: data, error, refetch };
}

/** Without empty fields. @throws ValidationError naming each field */
export function draftOf(values: FormValues, money: Money): DraftFields {
  const context = { money, ...isbnContext(values) };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return draftSchema.validateSync(draftSchema.cast(given, { assert: false, context }), {
    strict: true,
    context,
    abortEarly: false,
  });
}

/** What a draft lacks to be published, by field. */
export function missingIn(draft: Draft, money: Money): ReadonlyMap<string, string> {
  try {
    // An empty category is reported as missing, not as invalid.
    const { category, ...rest } = draftFields(draft);
    const given = category === '' ? rest : { ...rest, category };
    publishedSchemaOf(draft).validateSync(given, {
      strict: true,
      abortEarly: false,
      context: { money, isbnAsPrinted: true },
    });
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return problemsOf(error);
  }
}

type OnProgress = (done: number) => void;

/** @param seen what tells it from another draft of the same fields */
export async function addDraft(
  fields: DraftFields,
  seen: unknown,
  cover?: File,
  onProgress: OnProgress = () => undefined,
): Promise<Draft> {
  const { draft } = await withCover(cover, onProgress, (coverImage = fields.coverImage) =>
    callOnce('POST /api/drafts', { body: withPrintedIsbn({ ...fields, coverImage }) }, seen),
  );
  return draft;
}

export function loadDraft(id: string) {
  return callAdminApi('GET /api/drafts/:id', { params: { id } });
}

/** @throws ApiError 412 when it was changed since it was loaded */
export async function saveDraft(
  { _id: id, version }: Draft,
  fields: DraftFields,
  cover: File | undefined,
  onProgress: OnProgress,
): Promise<Draft> {
  const [params, headers] = [{ id }, { 'If-Match': `"${version}"` }];
  return withCover(cover, onProgress, (coverImage = fields.coverImage) => {
    const body = { ...fields, coverImage };
    return saveOrFind(
      async () =>
        (await callAdminApi('PUT /api/drafts/:id', { params, body: withPrintedIsbn(body), headers })).draft,
      async () => {
        const stored = await loadDraft(id);
        return isSame(draftFields(stored), body) ? stored : undefined;
      },
    );
  });
}

export async function deleteDraft(id: string): Promise<void> {
  await callAdminApi('DELETE /api/drafts/:id', { params: { id } });
}

/**
 * @throws ApiError 400 when it lacks something, 409 when its ISBN is another book's, 412 when it was changed since it
 * was loaded
 */
export async function publishDraft({ _id: id, version }: Draft): Promise<Book> {
  const { book } = await callAdminApi('POST /api/drafts/:id/publish', {
    params: { id },
    headers: { 'If-Match': `"${version}"` },
  });
  booksChanged();
  return book;
}
