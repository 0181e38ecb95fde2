import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { draftSchema } from '../../../functions/src/shared/book/draft.ts';
import { recipientSchema } from '../../../functions/src/shared/order/recipient.ts';
import { readFields } from '../../../functions/src/shared/values/stored-fields.ts';
import { all, type Stored } from '../shop-model/stored-shop.ts';
import { foreign } from './schema-values.ts';

/** What must be in no document, each with its place. */
function* faultsIn(value: unknown, place: string): Generator<string> {
  if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0')))
    yield `${place}: odd characters`;
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    yield `${place}: ${value}`;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === foreign) yield `${place}: a field that no call knows`;
    yield* faultsIn(inner, `${place}.${name}`);
  }
}

/** What people send is stored as the schemas of their forms have it. */
const schemas = { books: newBookSchema, drafts: draftSchema, orders: recipientSchema };

export function faultsOf(stored: Stored): string[] {
  const faults: string[] = [];
  for (const [collection, documents] of stored) {
    for (const [id, data] of documents) faults.push(...faultsIn(data, `${collection}/${id}`));
  }
  for (const [collection, schema] of Object.entries(schemas)) {
    for (const [id, data] of all(stored, collection)) {
      if (!schema.isValidSync(readFields(schema, data), { strict: true })) faults.push(`${collection}/${id}`);
    }
  }
  return faults;
}
