import { expect, it } from 'vitest';
import { defused } from '../../../functions/src/mail/defused.ts';
import { withdrawalRequestSchema } from '../../../functions/src/shared/order/withdrawal.ts';
import { dayToSettle, lastDayToWithdraw } from '../../../functions/src/shared/order/withdrawal-time.ts';
import { makeOrder, makeParcel } from '../../fixtures/factories.ts';

const berlin = { timeZone: 'Europe/Berlin', country: 'DE' };
const history = (at: string) => [{ status: 'delivered' as const, at, by: 'admin' as const, note: '' }];
const parcel = (number: number, deliveredAt: string) =>
  makeParcel({ number, state: 'delivered', deliveredAt });

it.each([
  // A Thursday, and already Friday in Berlin.
  ['14 days after', '2026-11-05T23:30:00.000Z', '2026-11-20'],
  ['on Monday', '2026-11-07T10:00:00.000Z', '2026-11-23'],
  ['after the holidays that follow each other', '2026-12-11T10:00:00.000Z', '2026-12-28'],
  ['after Easter', '2027-03-12T10:00:00.000Z', '2027-03-30'],
  ['after the last parcel', '2026-11-03T10:00:00.000Z', '2026-11-24', '2026-11-10T10:00:00.000Z'],
])('The time to withdraw ends %s', (_, at, day, ...more) => {
  const parcels = more.map((last, index) => parcel(index + 1, last));
  const order = makeOrder([], { status: 'delivered', history: history(at), parcels });
  expect(lastDayToWithdraw(order, berlin)).toBe(day);
  expect(lastDayToWithdraw({ ...order, status: 'shipped' }, berlin)).toBeUndefined();
});

it.each([
  ['the Easter of the Orthodox Church in Greece, with its Friday', 'GR', '2027-04-16', '2027-05-04'],
  ['the days for two holidays of a weekend in Ireland', 'IE', '2027-12-13', '2027-12-29'],
  ['the day for a holiday of the weekend after Christmas in Bulgaria', 'BG', '2028-12-10', '2028-12-28'],
  ['the day for the first of May after the Easter of Bulgaria', 'BG', '2027-04-17', '2027-05-05'],
  ['a day for the fourth of May in Latvia', 'LV', '2030-04-20', '2030-05-07'],
  ['Shrove Tuesday in Liechtenstein', 'LI', '2027-01-26', '2027-02-10'],
  ['the first Monday of August in Ireland', 'IE', '2026-07-20', '2026-08-04'],
  ['Midsummer Eve in Sweden', 'SE', '2027-06-11', '2027-06-28'],
  ['an Easter that is a week earlier than its full moon says', 'DE', '2049-04-02', '2049-04-20'],
  ['another such Easter', 'DE', '2076-04-03', '2076-04-21'],
  ['what is a holiday in most of Europe for a shop elsewhere', 'US', '2027-10-18', '2027-11-02'],
])('The time to withdraw goes on over %s', (_, country, arrived, day) => {
  const order = makeOrder([], { status: 'delivered', history: history(`${arrived}T10:00:00.000Z`) });
  expect(lastDayToWithdraw(order, { timeZone: 'UTC', country })).toBe(day);
});

it('Books and money are back within 14 days', () => {
  expect(dayToSettle('2026-11-26T23:30:00.000Z', berlin)).toBe('2026-12-11');
});

it('A withdrawal can name twenty books of long titles', async () => {
  const books = Array.from({ length: 20 }, (_, index) => `${index} ${'A long title '.repeat(7)}`.trim());
  const typed = {
    name: 'Ada Quill',
    number: '7K3M-9QXA',
    email: 'ada@shop.example',
    books: books.join('\n'),
  };
  await expect(withdrawalRequestSchema.validate(typed)).resolves.toEqual(typed);
});

it('Nothing in a text that another person typed is a link in a mail program', () => {
  const typed =
    'PAY NOW https://evil.example/1 www.evil.example evil\u3002example \uff45\uff0ecom mailto:a@evil.example J. R. Tolkien 12.50 www.4ever';
  expect(defused(typed)).toBe(
    'PAY NOW https: //evil. example/1 www. evil. example evil\u3002 example \uff45\uff0e com mailto: a@ evil. example J. R. Tolkien 12.50 www. 4ever',
  );
});
