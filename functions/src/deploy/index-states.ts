import { array, type InferType, object, string } from 'yup';

// What firestore.indexes.json asks for, held against what the database has.

const fieldSchema = object({ fieldPath: string().default(''), order: string(), arrayConfig: string() });
const indexSchema = object({
  name: string().default(''),
  queryScope: string().default('COLLECTION'),
  state: string().default(''),
  fields: array(fieldSchema.required()).default([]),
});

/** A page of the indexes over several fields, as Firestore's REST API lists them. */
export const indexPageSchema = object({
  indexes: array(indexSchema.required()).default([]),
  nextPageToken: string().default(''),
});

/** A page of the fields with indexes of their own. */
export const fieldPageSchema = object({
  fields: array(
    object({
      name: string().default(''),
      indexConfig: object({ indexes: array(indexSchema.required()).default([]) }),
    }).required(),
  ).default([]),
  nextPageToken: string().default(''),
});

const wantedField = object({ fieldPath: string().required(), order: string(), arrayConfig: string() });

/** firestore.indexes.json, as far as queries need it. */
export const indexFileSchema = object({
  indexes: array(
    object({
      collectionGroup: string().required(),
      queryScope: string().required(),
      fields: array(wantedField.required()).required(),
    }).required(),
  ).required(),
  fieldOverrides: array(
    object({
      collectionGroup: string().required(),
      fieldPath: string().required(),
      indexes: array(
        object({ queryScope: string().required(), order: string(), arrayConfig: string() }).required(),
      ).required(),
    }).required(),
  ).required(),
});

export type IndexFile = InferType<typeof indexFileSchema>;
export type StoredIndex = InferType<typeof indexSchema>;
export type StoredField = InferType<typeof fieldPageSchema>['fields'][number];

interface IndexField {
  fieldPath: string;
  order?: string | undefined;
  arrayConfig?: string | undefined;
}

/** The part of a resource's name that follows another: 'books' after collectionGroups. */
function partOf(name: string, part: string): string {
  const parts = name.split('/');
  return parts[parts.indexOf(part) + 1]?.replaceAll('`', '') ?? '';
}

/** An index in words, which are the same in the file and in the database: 'books: category ascending'. */
function inWords(collection: string, scope: string, fields: readonly IndexField[]): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`);
  return `${collection}${scope === 'COLLECTION_GROUP' ? ' (group)' : ''}: ${named.join(', ')}`;
}

function wantedIndexes({ indexes, fieldOverrides }: IndexFile): string[] {
  return [
    ...indexes.map(({ collectionGroup, queryScope, fields }) => inWords(collectionGroup, queryScope, fields)),
    ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: alone }) =>
      alone.map(({ queryScope, ...index }) =>
        inWords(collectionGroup, queryScope, [{ ...index, fieldPath }]),
      ),
    ),
  ];
}

function storedIndexes(indexes: readonly StoredIndex[], fields: readonly StoredField[]) {
  const several = indexes.map(
    (index) =>
      [inWords(partOf(index.name, 'collectionGroups'), index.queryScope, index.fields), index.state] as const,
  );
  const alone = fields.flatMap(({ name, indexConfig }) =>
    indexConfig.indexes.map((index) => {
      const named = index.fields.map((field) => ({ ...field, fieldPath: partOf(name, 'fields') }));
      return [inWords(partOf(name, 'collectionGroups'), index.queryScope, named), index.state] as const;
    }),
  );
  return new Map([...several, ...alone]);
}

export interface IndexStates {
  missing: string[];
  unfinished: string[];
}

/** Which of the wanted indexes the database does not have, and which it is still making. */
export function indexStates(
  file: IndexFile,
  indexes: readonly StoredIndex[],
  fields: readonly StoredField[],
): IndexStates {
  const stored = storedIndexes(indexes, fields);
  const wanted = wantedIndexes(file);
  return {
    missing: wanted.filter((index) => !stored.has(index)),
    unfinished: wanted.filter((index) => stored.has(index) && stored.get(index) !== 'READY'),
  };
}
