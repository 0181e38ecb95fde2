import fc from 'fast-check';
import { defaultGenreSlugs as categories } from '../../../functions/src/shared/genre/genres.ts';
import { lineStates, takeOutReasonNames } from '../../../functions/src/shared/order/order-lines.ts';
import { orderStatusNames, orderSteps, stepsBack } from '../../../functions/src/shared/order/order-status.ts';
import { parcelStates } from '../../../functions/src/shared/order/parcels.ts';
import { adminReasons } from '../../../functions/src/shared/stock/stock.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
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
  condition: fc.constantFrom('new', 'used', 'damaged', '').map(json),
  subjects: fc.array(goodText(60), { maxLength: 10 }).map(json),
  weight: fc.constantFrom('1', '340', '50000'),
  taxClass: fc.constantFrom('books', 'ebooks', 'other', '').map(json),
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
const slugs = fc.constantFrom('staff-picks', 'for-the-beach', 'été', 'Staff picks', 'a--b', '%2e', '書店');

/** What adds or changes a shelf, with books of the shop or without. */
export function shelfOf({ steady }: FuzzData): fc.Arbitrary<Entry[]> {
  const book = fc.record({
    bookId: mostly(fc.constantFrom(...steady.map(({ _id }) => _id)), fc.constant('no-such-book'), 1 / 10),
    note: goodText(280),
    by: goodText(60),
  });
  const books = fc.uniqueArray(book, { maxLength: 5, selector: ({ bookId }) => bookId });
  return fieldsOf(
    { title: goodText(80).map(json), slug: fc.oneof(slugs, fc.uuid()).map(json) },
    {
      text: goodText(600).map(json),
      isPublished: fc.boolean().map(json),
      homePlace: fc.constantFrom('0', '1', '3', '4', '0.5', '-1', '"2"'),
      books: books.map(json),
    },
  );
}

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

/** What orders some of the books that no request edits. */
export function orderOf({ steady }: FuzzData): fc.Arbitrary<Entry[]> {
  const contact = fieldsOf(
    { address },
    { name: part, email: part, phone: goodText(40).map(json), collection: fc.boolean().map(json) },
  );
  const books = fc.shuffledSubarray(steady, { minLength: 1, maxLength: 5 });
  return fc
    .tuple(contact, books)
    .map(([fields, chosen]) => [
      ...fields,
      ['productIds', json(chosen.map(({ _id }) => _id))],
      ['totalPrice', json(dollars.plain(dollars.sum(chosen.map(({ newPrice }) => newPrice))))],
    ]);
}

const status = fc.constantFrom(...orderStatusNames).map(json);
const optionalStepFields = {
  note: goodText(500).map(json),
  carrier: goodText(60).map(json),
  trackingCode: goodText(100).map(json),
  isUndo: fc.boolean().map(json),
};

function stepFields(
  steps: readonly Pick<(typeof orderSteps)[number], 'from' | 'to'>[],
): fc.Arbitrary<Entry[]> {
  return fc
    .constantFrom(...steps)
    .chain(({ from, to }) =>
      fieldsOf({ from: fc.constant(json(from)), to: fc.constant(json(to)) }, optionalStepFields),
    );
}

/** What takes an order a step on: mostly a first one, which the stored orders can take. */
export const orderStep = fc.oneof(
  { arbitrary: fieldsOf({ from: status, to: status }, optionalStepFields), weight: 1 },
  { arbitrary: stepFields([...orderSteps, ...stepsBack]), weight: 2 },
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

/** What reports copies of a book damaged that were found while an order was packed. */
export function damagedCopiesOf({ orders }: FuzzData): fc.Arbitrary<Entry[]> {
  return fieldsOf({ orderId: fc.constantFrom(...orders).map(json) }, { copies });
}

const cashCents = fc.constantFrom('0', '1', '999', '100000000');

/** What notes money of an order. */
export const cashNote = fieldsOf(
  { kind: fc.constantFrom('taken', 'given-back').map(json), cents: cashCents },
  {
    way: fc.constantFrom('cash', 'bank', 'card').map(json),
    reference: goodText(100).map(json),
    note: goodText(500).map(json),
  },
);
/** What closes a day, mostly one without money. */
export const cashClosing = fieldsOf(
  { countedCents: cashCents, expectedCents: mostly(fc.constant('0'), cashCents, 1 / 7) },
  { note: goodText(500).map(json) },
);
/** What changes a line, a parcel or the recipient of an order, and a text about it. */
export const orderLineOf = ({ steady }: FuzzData) =>
  fieldsOf(
    {
      bookId: fc.constantFrom(...steady).map(({ _id }) => json(_id)),
      from: fc.constantFrom(...Object.keys(lineStates)).map(json),
      to: fc.constantFrom(...Object.keys(lineStates)).map(json),
    },
    { reason: fc.constantFrom(...takeOutReasonNames).map(json), isMailed: fc.boolean().map(json) },
  );
export const orderParcelOf = ({ steady }: FuzzData) =>
  fieldsOf(
    {
      bookIds: fc
        .shuffledSubarray(steady, { minLength: 1 })
        .map((books) => json(books.map(({ _id }) => _id))),
    },
    { carrier: goodText(60).map(json), trackingCode: goodText(100).map(json) },
  );
const parcelState = fc.constantFrom(...Object.keys(parcelStates)).map(json);
export const parcelEdit = fieldsOf(
  { from: parcelState },
  {
    ...optionalParcelFields(),
    to: fc.oneof(parcelState, fc.constant('null')),
    reason: goodText(500).map(json),
  },
);
/** Not another e-mail: those of the stored orders are known. */
export const recipientOf = ({ shoppers }: FuzzData) =>
  fieldsOf(
    { email: fc.constantFrom(...shoppers).map(({ email }) => json(email)), address },
    { name: part, phone: goodText(40).map(json), isMailed: fc.boolean().map(json) },
  );
/** What takes something off an order's books. */
export const discount = fc
  .constantFrom({ cents: cashCents }, { basisPoints: fc.constantFrom('1', '1000', '3333', '10000') })
  .chain((kind) =>
    fieldsOf({ reason: goodText(200).map(json), ...kind }, { isMailed: fc.boolean().map(json) }),
  );
export const orderText = fieldsOf({ text: goodText(2000).map(json) });

function optionalParcelFields() {
  return { carrier: goodText(60).map(json), trackingCode: goodText(100).map(json), cashCents: copies };
}

/** What opens a day again. */
export const cashReopening = fieldsOf({ reason: goodText(500).map(json) });

/** What receives a delivery of some books. */
export function deliveryOf({ edited }: FuzzData): fc.Arbitrary<Entry[]> {
  const texts = fieldsOf({}, { supplier: goodText(100).map(json), note: goodText(500).map(json) });
  const books = fc.shuffledSubarray(edited, { minLength: 1, maxLength: 5 });
  return fc
    .tuple(texts, books)
    .map(([fields, chosen]) => [
      ...fields,
      ['bookIds', json(chosen.map(({ _id }) => _id))],
      ['copies', json(chosen.map((_, index) => index + 1))],
    ]);
}

/** What begins a stocktake. */
export const newStocktake = fc.oneof(
  fieldsOf({ scope: fc.constant(json('shelf')), value: goodText(20).map(json) }),
  fieldsOf({ scope: fc.constant(json('category')), value: fc.constantFrom(...categories).map(json) }),
);

/** What adds to the counts of a stocktake. */
export function countsOf({ edited }: FuzzData): fc.Arbitrary<Entry[]> {
  return fc.shuffledSubarray(edited, { minLength: 1, maxLength: 5 }).map((chosen) => [
    ['bookIds', json(chosen.map(({ _id }) => _id))],
    ['copies', json(chosen.map((_, index) => index - 1))],
  ]);
}

/** What changes the stock of many books. */
export function manyStocksOf({ edited }: FuzzData): fc.Arbitrary<Entry[]> {
  const ids = fc.subarray(edited, { minLength: 1 }).map((books) => books.map(({ _id }) => _id));
  return fieldsOf({
    kind: fc.constantFrom('add', 'set').map(json),
    copies: fc.constantFrom('1', '3', '17'),
    selection: ids.map((chosen) => json({ ids: chosen })),
  });
}
