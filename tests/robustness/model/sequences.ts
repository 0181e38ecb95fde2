import fc from 'fast-check';
import { orderStatusNames } from '../../../functions/src/shared/order/order-status.ts';
import {
  add,
  type Condition,
  change,
  changeStock,
  edit,
  list,
  order,
  orderAgain,
  read,
  readOrders,
  readStatistics,
  remove,
  restore,
  search,
  type Total,
  type Tried,
} from './commands.ts';
import type { RealShop } from './real-shop.ts';
import type { ShopModel } from './shop-model.ts';
import { beginStocktake, count, discard, receive, settle, undoPosting } from './stockroom-commands.ts';
import type { Fields, Step, StockAction } from './types.ts';

const cents = fc.oneof(
  fc.constantFrom(0, 1, 10, 20, 30, 1999, 10_000_000),
  fc.integer({ min: 0, max: 10_000_000 }),
);

const fields: fc.Arbitrary<Fields> = fc.record({
  title: fc.constantFrom('Emma', 'The Lighthouse Keeper', 'Emmeline and the Sea'),
  description: fc.constantFrom('A lamp and a storm.', '$& $1 \\ "quoted" <b>'),
  category: fc.constantFrom('business', 'technology', 'fiction', 'horror', 'adventure'),
  trending: fc.boolean(),
  oldCents: cents,
  newCents: cents,
  coverImage: fc.constantFrom('', 'a.480w.avif', 'https://example.com/b.png'),
});

const number = fc.nat(5);
const key = fc.nat(3);

const note = fc.constantFrom('', 'Left with the neighbours.');
const statuses = fc.constantFrom(...orderStatusNames);
const by = fc.constantFrom<Step['by'][]>('admin', 'admin', 'shopper');
// Few enough that a key comes again, with the same change and with others.
const changeKey = fc.nat(40);
const isUndo = fc.constantFrom(false, false, true);
const stepFields = { kind: fc.constant('step' as const), to: statuses, by, key: changeKey, note, isUndo };
const anyStep: fc.Arbitrary<Tried> = fc.record({ from: statuses, ...stepFields });
const usualStep: fc.Arbitrary<Tried> = fc.record(stepFields);
const place = fc.nat(2);
const lineChange: fc.Arbitrary<Tried> = fc.record({
  kind: fc.constant('line' as const),
  book: place,
  to: fc.constantFrom('ordered', 'taken-out', 'taken-out', 'returned'),
  reason: fc.constantFrom('damaged', 'not-found', 'not-wanted', 'other'),
  by,
  key: changeKey,
});
const shipment: fc.Arbitrary<Tried> = fc.record({
  kind: fc.constant('ship' as const),
  books: fc.array(place, { minLength: 1, maxLength: 3 }),
  by,
  key: changeKey,
});
const parcelChange: fc.Arbitrary<Tried> = fc.record({
  kind: fc.constant('parcel' as const),
  number: fc.integer({ min: 1, max: 3 }),
  to: fc.constantFrom('shipped', 'delivered', 'returned', null),
  isMailed: fc.boolean(),
  by,
  key: changeKey,
});
const discount: fc.Arbitrary<Tried> = fc
  .oneof(
    fc.record({
      cents: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 10_000_000 })),
    }),
    fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
  )
  .chain((reduction) =>
    fc.record({ by, key: changeKey }).map((who) => ({ kind: 'discount', ...reduction, ...who })),
  );
const discountBack: fc.Arbitrary<Tried> = fc.record({
  kind: fc.constant('discount back' as const),
  number: fc.integer({ min: 1, max: 3 }),
  by,
  key: changeKey,
});
const cash: fc.Arbitrary<Tried> = fc.record({
  kind: fc.constant('cash' as const),
  noted: fc.constantFrom('taken', 'given-back'),
  cents: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 10_000_000 })),
  way: fc.constantFrom('cash', 'bank', 'card'),
  by,
  key: changeKey,
});
/** Mostly the next step, so that sequences come to parcels and to money. */
const nextStep: fc.Arbitrary<Tried> = fc.record({
  ...stepFields,
  to: fc.constantFrom('packed', 'shipped', 'delivered'),
  by: fc.constant('admin' as const),
});
/** A step back, or the undo of the last step. */
const stepBack: fc.Arbitrary<Tried> = fc.record({
  kind: fc.constant('step back' as const),
  note: fc.constantFrom('', 'Why', 'Why'),
  isUndo: fc.boolean(),
  by: fc.constant('admin' as const),
  key: changeKey,
});

const stockAction = fc.oneof<fc.Arbitrary<StockAction>[]>(
  fc.record({ onHand: fc.nat(4), lowAt: fc.nat(3) }, { requiredKeys: ['onHand'] }),
  fc.record({ change: fc.integer({ min: -3, max: 3 }) }),
  fc.constant({ counted: false }),
);

/** Books by their number, with copies: of a delivery at least one, of a count fewer where it was wrong. */
const copiesFrom = (min: number) =>
  fc.array(fc.tuple(number, fc.integer({ min, max: 3 })), { minLength: 1, maxLength: 3 });
const isRepeated = fc.boolean();

const addition = fc.tuple(fields, fc.constantFrom('', 'Nora Field')).map((given) => add(...given));
const stockChange = (action: fc.Arbitrary<StockAction>) =>
  fc.tuple(number, action).map((given) => changeStock(...given));
const orderOf = (total: fc.Arbitrary<Total>) =>
  fc
    .tuple(key, fc.array(number, { minLength: 1, maxLength: 3 }), total, fc.constantFrom('', '0015550100'))
    .map((given) => order(...given));

/** What most commands need: without a book and an order they are left out, and few of a sequence would run. */
export const beginnings = fc.tuple(
  addition,
  addition,
  stockChange(fc.record({ onHand: fc.integer({ min: 1, max: 4 }) })),
  orderOf(fc.constant('now')),
);

/** Sequences of about ten commands. */
export const commandSequences = fc.commands<ShopModel, RealShop, false>(
  [
    addition,
    fc
      .tuple(
        number,
        fields,
        fc.constantFrom<Condition[]>('any version', 'the last version', 'an old version'),
      )
      .map((given) => edit(...given)),
    number.map(remove),
    number.map(restore),
    number.map(read),
    fc.constant(list),
    fc.subarray(['emm', 'the', 'nora', 'q']).map(search),
    orderOf(fc.constantFrom<Total[]>('now', 'now', 'when they were new', 'and a cent')),
    fc.nat(3).map((choice) => orderAgain(choice, {}, 'repeat')),
    fc.nat(3).map((choice) => orderAgain(choice, { phone: '999' }, 'change')),
    ...[
      anyStep,
      usualStep,
      nextStep,
      nextStep,
      nextStep,
      stepBack,
      stepBack,
      lineChange,
      lineChange,
      shipment,
      parcelChange,
      discount,
      discountBack,
      cash,
    ].map((tried) => fc.tuple(number, tried).map((given) => change(...given))),
    stockChange(stockAction),
    stockChange(stockAction),
    fc.tuple(copiesFrom(1), isRepeated).map((given) => receive(...given)),
    fc.nat(3).map(undoPosting),
    fc.constant(beginStocktake),
    fc.tuple(fc.nat(2), copiesFrom(-1), isRepeated).map((given) => count(...given)),
    fc.nat(2).map(settle),
    fc.nat(2).map(discard),
    fc.constant(readOrders),
    fc.constant(readStatistics),
  ],
  { maxCommands: 30, size: 'max' },
);
