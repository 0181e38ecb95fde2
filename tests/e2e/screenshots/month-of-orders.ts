import { demoBooks } from '../../fixtures/demo-shop/books.ts';
import { type DemoOrder, daysAgo, pastOrder, type ShopStep } from '../../fixtures/demo-shop/orders.ts';

/** How many books are sold on each day of a week. */
const week = [4, 3, 5, 4, 6, 9, 7];
/** How many books stand in the front of the shop: they sell most. */
const front = 12;

function booksOf(day: number): string[] {
  const count = week[day % week.length] ?? 0;
  const places = Array.from({ length: count }, (_, index) =>
    index < 3 ? (index * index + (day % 4)) % front : (day * 11 + index * 17) % demoBooks.length,
  );
  return [...new Set(places)].flatMap((place) => demoBooks[place]?.id ?? []);
}

function stepsSince(days: number): ShopStep[] {
  const steps: ShopStep[] = [
    ['packed', 6],
    ['shipped', 22],
    ['delivered', 90],
  ];
  return steps.filter(([, hours]) => hours + 24 < days * 24);
}

/** An order for each of the last thirty days; the youngest are still to be packed. */
export const monthOfOrders: readonly DemoOrder[] = Array.from({ length: 30 }, (_, day) => {
  const steps = stepsSince(day);
  return pastOrder(
    daysAgo(day, '00:05:00.000'),
    booksOf(day),
    steps,
    steps.length > 1 ? 'JD014600006281' : '',
  );
});
