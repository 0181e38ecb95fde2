import fc from 'fast-check';
import { orderStatusNames } from '../../../functions/src/shared/order/order-status.ts';
import {
  add,
  type Condition,
  changeStock,
  edit,
  list,
  order,
  orderAgain,
  read,
  readOrders,
  readStatistics,
  remove,
  search,
  step,
  type Total,
} from './commands.ts';
import type { RealShop } from './real-shop.ts';
import type { ShopModel } from './shop-model.ts';
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
const anyStep = fc.record({ from: statuses, to: statuses, by, key: fc.nat(1), note });
const usualStep = fc.record({ to: statuses, by, key: fc.nat(1), note });

const stockAction = fc.oneof<fc.Arbitrary<StockAction>[]>(
  fc.record({ onHand: fc.nat(4), lowAt: fc.nat(3) }, { requiredKeys: ['onHand'] }),
  fc.record({ change: fc.integer({ min: -3, max: 3 }) }),
  fc.constant({ counted: false }),
);

/** Sequences of about ten commands. */
export const commandSequences = fc.commands<ShopModel, RealShop, false>(
  [
    fc.tuple(fields, fc.constantFrom('', 'Nora Field')).map((given) => add(...given)),
    fc.tuple(fields, fc.constantFrom('', 'Nora Field')).map((given) => add(...given)),
    fc
      .tuple(
        number,
        fields,
        fc.constantFrom<Condition[]>('any version', 'the last version', 'an old version'),
      )
      .map((given) => edit(...given)),
    number.map(remove),
    number.map(read),
    fc.constant(list),
    fc.subarray(['emm', 'the', 'nora', 'q']).map(search),
    fc
      .tuple(
        key,
        fc.array(number, { minLength: 1, maxLength: 3 }),
        fc.constantFrom<Total[]>('now', 'now', 'when they were new', 'and a cent'),
        fc.constantFrom('', '0015550100'),
      )
      .map((given) => order(...given)),
    fc.nat(3).map((choice) => orderAgain(choice, {}, 'repeat')),
    fc.nat(3).map((choice) => orderAgain(choice, { phone: '999' }, 'change')),
    fc.tuple(number, anyStep).map((given) => step(...given)),
    fc.tuple(number, usualStep).map((given) => step(...given)),
    fc.tuple(number, stockAction).map((given) => changeStock(...given)),
    fc.tuple(number, stockAction).map((given) => changeStock(...given)),
    fc.constant(readOrders),
    fc.constant(readStatistics),
  ],
  { maxCommands: 20, size: 'max' },
);
