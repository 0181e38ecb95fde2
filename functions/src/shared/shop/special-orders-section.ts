import { flag, section, whole, wholeNumber } from './section.ts';

/** As long as a book takes at most, in days. */
const longest = 90;

/** What a shop that sets nothing orders for its shoppers: nothing. */
export const defaultSpecialOrders = { isOn: false, fromDays: 5, toDays: 7 };

export const specialOrders = section({
  slug: 'special-orders',
  title: 'Special orders',
  hint: 'Sells books of which no copy is left, and orders them for the shopper: “Usually ships in 5 to 7 days”. What shoppers wait for stands under “To order”. Used copies are never ordered, and a single book is exempt by its “When sold out” under “More about this book”.',
  fields: {
    specialOrders: whole('Special orders', {
      isOn: flag('Sell books that have to be ordered').required(),
      fromDays: wholeNumber('Ships in days, at least', 1, longest, { isHalf: true }).default(
        defaultSpecialOrders.fromDays,
      ),
      toDays: wholeNumber('Ships in days, at most', 1, longest, {
        isHalf: true,
        hint: 'The day that is promised to the shopper, from the day of the order.',
      })
        .default(defaultSpecialOrders.toDays)
        .test('order', 'Ships in days, at most must not be below at least', (toDays, { parent }) => {
          return typeof parent.fromDays !== 'number' || toDays >= parent.fromDays;
        }),
    }).meta({ isFolded: true }),
  },
  defaults: { specialOrders: defaultSpecialOrders },
});
