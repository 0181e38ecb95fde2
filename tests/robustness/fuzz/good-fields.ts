import fc from 'fast-check';
import { categories } from '../../../functions/src/shared/category.ts';
import { formatCents, sumInCents } from '../../../functions/src/shared/money.ts';
import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';
import { spoiled } from './bodies.ts';
import { type Entry, objectSource } from './json-source.ts';
import { goodText } from './texts.ts';
import type { World } from './world.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Good fields in any order, those of `optional` only sometimes. */
function fieldsOf(
  required: Record<string, fc.Arbitrary<string>>,
  optional: Record<string, fc.Arbitrary<string>> = {},
): fc.Arbitrary<Entry[]> {
  const entry = ([name, source]: [string, fc.Arbitrary<string>]) => source.map((text): Entry => [name, text]);
  const maybe = Object.entries(optional).map((field) => fc.option(entry(field), { nil: undefined }));
  return fc
    .tuple(fc.tuple(...Object.entries(required).map(entry)), fc.tuple(...maybe), fc.nat(20))
    .map(([must, may, turn]) => {
      const fields = [...must, ...may.filter((field) => field !== undefined)];
      return fields.toSpliced(0, turn % fields.length).concat(fields.slice(0, turn % fields.length));
    });
}

const price = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }).map((cents) => json(cents / 100)),
  fc.constantFrom('0', '0.0', '100000', '1e2', '0.1', '19.99'),
);

const cover = fc.oneof(
  fc.constantFrom('', 'emma.480w.avif', 'Café (1).png', 'https://example.com/a.png?b=1#c', 'HTTPS://x'),
  goodText(100).map((text) => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-')),
);

const bookFields = {
  title: goodText(300).map(json),
  description: fc.oneof(goodText(5000), fc.constantFrom('字'.repeat(5000), 'a')).map(json),
  category: fc.constantFrom(...categories).map(json),
  oldPrice: price,
  newPrice: price,
};
const moreBookFields = { trending: fc.boolean().map(json), coverImage: cover.map(json) };

/** What adds a book. */
export const newBook = fieldsOf(bookFields, { ...moreBookFields, author: goodText(200).map(json) });
/** What edits a book. */
export const bookEdit = fieldsOf(bookFields, moreBookFields);
/** What signs the admin in. */
export const login = fieldsOf({
  username: fc.constant(json(demoAdmin.username)),
  password: fc.constant(json(demoAdmin.password)),
});

const part = goodText(200).map(json);
const addressFields = fieldsOf({}, { street: part, city: part, country: part, state: part, zipcode: part });
const address = fc.oneof(
  { arbitrary: addressFields.map(objectSource), weight: 6 },
  { arbitrary: spoiled(addressFields).map(objectSource), weight: 1 },
);

/** What orders some of the steady books. */
export function orderOf({ steady }: World): fc.Arbitrary<Entry[]> {
  const contact = fieldsOf({ address }, { name: part, email: part, phone: goodText(40).map(json) });
  const books = fc.shuffledSubarray(steady, { minLength: 1, maxLength: 5 });
  return fc
    .tuple(contact, books)
    .map(([fields, chosen]): Entry[] => [
      ...fields,
      ['productIds', json(chosen.map(({ _id }) => _id))],
      ['totalPrice', json(formatCents(sumInCents(chosen.map(({ newPrice }) => newPrice))))],
    ]);
}
