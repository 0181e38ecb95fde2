import { array, type InferType, object, string } from 'yup';

const fieldSchema = object({ fieldPath: string().default(''), order: string(), arrayConfig: string() });
const indexesSchema = array(
  object({
    name: string().default(''),
    queryScope: string().default('COLLECTION'),
    state: string().default(''),
    fields: array(fieldSchema.required()).default([]),
  }).required(),
).default([]);

/** A page of Firestore's REST API: composite indexes, or fields with indexes of their own. */
export const indexPageSchema = object({
  indexes: indexesSchema,
  fields: array(
    object({ name: string().default(''), indexConfig: object({ indexes: indexesSchema }) }).required(),
  ).default([]),
  nextPageToken: string().default(''),
});

export const indexFileSchema = object({
  indexes: array(
    object({
      collectionGroup: string().required(),
      queryScope: string().required(),
      fields: array(fieldSchema.required()).required(),
    }).required(),
  ).required(),
  fieldOverrides: array(
    object({
      collectionGroup: string().required(),
      fieldPath: string().required(),
      indexes: array(fieldSchema.shape({ queryScope: string().required() }).required()).required(),
    }).required(),
  ).required(),
});

export type IndexFile = InferType<typeof indexFileSchema>;
export type IndexPage = InferType<typeof indexPageSchema>;

/** The part of a resource name after a segment: 'books' after collectionGroups. */
function partOf(name: string, part: string): string {
  const parts = name.split('/');
  return parts[parts.indexOf(part) + 1]?.replaceAll('`', '') ?? '';
}

/** An index in words, which are the same in the file and in the database: 'books: category ascending'. */
function inWords(
  collection: string,
  scope: string,
  fields: readonly InferType<typeof fieldSchema>[],
): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`);
  return `${collection}${scope === 'COLLECTION_GROUP' ? ' (group)' : ''}: ${named.join(', ')}`;
}

function wantedIndexes({ indexes, fieldOverrides }: IndexFile): string[] {
  const alone = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
    own.map(({ queryScope, ...index }) => ({
      collectionGroup,
      queryScope,
      fields: [{ ...index, fieldPath }],
    })),
  );
  return [...indexes, ...alone].map((one) => inWords(one.collectionGroup, one.queryScope, one.fields));
}

/** The state of each index by its words. */
function storedIndexes({ indexes, fields }: IndexPage): [string, string][] {
  const alone = fields.flatMap(({ name, indexConfig }) =>
    indexConfig.indexes.map((index) => ({
      ...index,
      name,
      fields: index.fields.map((field) => ({ ...field, fieldPath: partOf(name, 'fields') })),
    })),
  );
  return [...indexes, ...alone].map((one) => [
    inWords(partOf(one.name, 'collectionGroups'), one.queryScope, one.fields),
    one.state,
  ]);
}

export interface IndexStates {
  missing: string[];
  unfinished: string[];
}

/** Which of the wanted indexes the database does not have, and which it is still making. */
export function indexStates(file: IndexFile, pages: readonly IndexPage[]): IndexStates {
  const stored = new Map(pages.flatMap(storedIndexes));
  const wanted = wantedIndexes(file);
  return {
    missing: wanted.filter((index) => !stored.has(index)),
    unfinished: wanted.filter((index) => stored.has(index) && stored.get(index) !== 'READY'),
  };
}
