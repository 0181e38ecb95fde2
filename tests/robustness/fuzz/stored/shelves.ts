import { boolean, object, string } from 'yup';
import { bookId, listOf, type RunFields, sha256, trimmed, whole } from './fields.ts';

const shelfFields = {
  title: trimmed(1, 80),
  slug: string()
    .defined()
    .matches(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
    .max(80),
  text: trimmed(0, 600),
  isPublished: boolean().defined(),
  homePlace: whole.min(0).max(3),
};

export function shelfDocuments({ now, expiresAt }: RunFields) {
  return {
    shelves: {
      ...shelfFields,
      books: listOf(object({ bookId, note: trimmed(0, 280), by: trimmed(0, 60) }).noUnknown(), 0, 60),
      requestHash: sha256.optional(),
      updatedAt: now,
      deletedAt: now.optional(),
      expiresAt: expiresAt.optional(),
    },
    shelfIndex: {
      shelves: listOf(
        object({
          ...shelfFields,
          id: trimmed(1, 128),
          version: whole.min(0),
          books: listOf(object({ bookId, note: trimmed(0, 241), by: trimmed(0, 60) }).noUnknown(), 0, 60),
        }).noUnknown(),
        0,
        50,
      ),
    },
  };
}
