import { expect, it } from 'vitest';
import {
  isOrderFoundBy,
  orderSearchKeys,
  searchKeysFor,
} from '../../../functions/src/shared/order/order-search.ts';
import { makeBook, makeOrder } from '../../fixtures/factories.ts';
import { times } from '../../fixtures/times.ts';

const books = [
  makeBook({ title: 'Les Misérables' }),
  makeBook({ title: 'Harry Potter and the Sorcerer’s Stone (Harry Potter, #1)' }),
];
const order = makeOrder(books, {
  number: '7K3M-90XA',
  name: 'Zoë O’Brien-Field',
  email: 'Zoe@Example.com',
  phone: '+1 (555) 010-0123',
  address: {
    street: 'Große Straße 12',
    city: 'São Paulo',
    country: 'Brazil',
    state: 'SP',
    zipcode: '01310-100',
  },
  trackingCode: 'RR 123 456 785 DE',
});
const keys = orderSearchKeys(order);

/** Both by the database's query and by the filter of its answer. */
const isFoundBy = (text: string) =>
  searchKeysFor(text).some((key) => keys.includes(key)) && isOrderFoundBy(text, order);

it.each([
  '7K3M-90XA',
  '7k3m90xa',
  ' 7K3M ',
  '7K3M-9OXA',
  '7k3m9',
  'zoe',
  'FIELD',
  'bri',
  'obrien',
  "o'brien",
  'field z',
  'zoe@example.com',
  '+15550100123',
  '555-010-0123',
  '0123',
  '010-0123',
  'RR123456785DE',
  '785DE',
  '6785 de',
  'grosse strasse',
  'große',
  'Straße 12',
  'sao paulo',
  '01310',
  '01310-100',
  'paulo zoe',
  'miserables',
  'sorcerers stone',
  'potter zoe',
])('An order is found by %s', (text) => {
  expect(isFoundBy(text)).toBe(true);
});

it.each([
  '',
  ' ',
  'z',
  'emma',
  '7K3N',
  '7k3m9y',
  'zoe@example.org',
  '555 010 0124',
  '123',
  '\u0000',
  'zoe smith',
  'harry rowling',
  'fielding',
  'RR123456786',
  '01311',
  'aulo',
])('An order is not found by %j', (text) => {
  expect(isFoundBy(text)).toBe(false);
});

it('An order has a bounded number of keys, whatever was typed and ordered', () => {
  const name = times(100, (index) => `${index}${'ä'.repeat(100)}`).join(' ');
  const many = times(100, (index) => makeBook({ title: `${index} ${name}` }));
  const long = orderSearchKeys(makeOrder(many, { name }));
  expect(long.length).toBeLessThan(450);
  expect(long).not.toContain('');
});

it('a search asks for five keys at most', () => {
  expect(searchKeysFor('555010 012345').length).toBeLessThanOrEqual(5);
  expect(searchKeysFor('abcdef12').length).toBeLessThanOrEqual(5);
});
