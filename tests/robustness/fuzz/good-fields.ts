import fc from 'fast-check';
import { categories } from '../../../functions/src/shared/book/category.ts';
import { orderStatusNames, orderSteps } from '../../../functions/src/shared/order/order-status.ts';
import { adminReasons } from '../../../functions/src/shared/stock/stock.ts';
import { formatCents, sumInCents } from '../../../functions/src/shared/values/money.ts';
import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';
import { changed } from './bodies.ts';
import type { FuzzData } from './fuzz-data.ts';
import { type Entry, objectSource } from './json-source.ts';
import { goodText, mostly } from './texts.ts';

type Fields = Record<string, fc.Arbitrary<string>>;
const json = (value: unknown) => JSON.stringify(value);

/** Good fields in any order, those of `optional` only sometimes. */
function fieldsOf(required: Fields, optional: Fields = {}): fc.Arbitrary<Entry[]> {
  const sources = fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
  return fc.tuple(sources, fc.nat(20)).map(([chosen, turn]) => {
    const fields: Entry[] = Object.entries(chosen);
    const first = turn % (fields.length || 1);
    return [...fields.slice(first), ...fields.slice(0, first)];
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
const moreFields = {
  author: goodText(200).map(json),
  // Mostly none, since an ISBN is refused for a second book.
  isbn: mostly(fc.constant(''), fc.constantFrom('9780141439587', '0-14-143958-0', ' 080442957x'), 1 / 20).map(
    json,
  ),
  publisher: goodText(200).map(json),
  year: fc.integer({ min: 1000, max: 2026 }).map(json),
  pages: fc.constantFrom('1', '20000', '1e2'),
  language: fc.constantFrom('en', 'de', '').map(json),
  format: fc.constantFrom('hardcover', 'paperback', 'e-book', 'audiobook', '').map(json),
  subjects: fc.array(goodText(60), { maxLength: 10 }).map(json),
};
const optionalBookFields = { trending: fc.boolean().map(json), coverImage: cover.map(json), ...moreFields };

/** What adds a book. */
export const newBook = fieldsOf(bookFields, optionalBookFields);
/** What edits a book: null clears what can be left out. */
export const bookEdit = fieldsOf(bookFields, {
  ...optionalBookFields,
  ...Object.fromEntries(
    Object.entries(moreFields).map(([name, good]) => [name, mostly(good, fc.constant('null'), 1 / 7)]),
  ),
});
const { title, ...otherFields } = bookFields;
/** What keeps a draft: only the title must be there. */
export const draft = fieldsOf({ title }, { ...otherFields, ...optionalBookFields });
/** What opens a one-time device link. */
export const deviceLinkOf = ({ deviceCodes }: FuzzData) =>
  fieldsOf({ code: fc.constantFrom(...deviceCodes).map(json) });
/** What a browser reports of the Content-Security-Policy. */
export const cspReport = fieldsOf({
  'csp-report': goodText(200).map((text) => json({ 'blocked-uri': text, 'line-number': 1 })),
});
/** What signs the admin in. */
export const login = fieldsOf({
  username: fc.constant(json(demoAdmin.username)),
  password: fc.constant(json(demoAdmin.password)),
});

const part = goodText(200).map(json);
const addressFields = fieldsOf({}, { street: part, city: part, country: part, state: part, zipcode: part });
const address = mostly(addressFields, changed(addressFields), 1 / 7).map(objectSource);

/** What orders some of the books that nobody edits. */
export function orderOf({ steady }: FuzzData): fc.Arbitrary<Entry[]> {
  const contact = fieldsOf({ address }, { name: part, email: part, phone: goodText(40).map(json) });
  const books = fc.shuffledSubarray(steady, { minLength: 1, maxLength: 5 });
  return fc
    .tuple(contact, books)
    .map(([fields, chosen]) => [
      ...fields,
      ['productIds', json(chosen.map(({ _id }) => _id))],
      ['totalPrice', json(formatCents(sumInCents(chosen.map(({ newPrice }) => newPrice))))],
    ]);
}

const status = fc.constantFrom(...orderStatusNames).map(json);
const optionalStepFields = {
  note: goodText(500).map(json),
  carrier: goodText(60).map(json),
  trackingCode: goodText(100).map(json),
};

function stepFields(steps: typeof orderSteps): fc.Arbitrary<Entry[]> {
  return fc
    .constantFrom(...steps)
    .chain(({ from, to }) =>
      fieldsOf({ from: fc.constant(json(from)), to: fc.constant(json(to)) }, optionalStepFields),
    );
}

/** What takes an order a step on: mostly a first one, which the stored orders can take. */
export const orderStep = fc.oneof(
  { arbitrary: fieldsOf({ from: status, to: status }, optionalStepFields), weight: 1 },
  { arbitrary: stepFields(orderSteps), weight: 2 },
  { arbitrary: stepFields(orderSteps.filter(({ from }) => from === 'placed')), weight: 5 },
);

const reasonSource = fc.constantFrom(...adminReasons).map(json);
const copies = fc.constantFrom('0', '1', '2', '17', '100000');

/** What changes the stock of a book: by figures that start it, or by changes that a counted book takes. */
export const stockChange = fc.oneof(
  fieldsOf({ onHand: copies }, { lowAt: copies, shelf: goodText(20).map(json), reason: reasonSource }),
  fieldsOf({ change: fc.constantFrom('1', '2', '-1'), reason: reasonSource }),
  fieldsOf({ counted: fc.constant('false') }),
);
