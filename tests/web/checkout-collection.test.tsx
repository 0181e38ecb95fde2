import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { refusal } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';
import {
  expectNoField,
  expectNone,
  expectValue,
  field,
  findNamed,
  findRadio,
  findShown,
  radio,
  user,
} from './on-screen.ts';
import {
  answerOrders,
  beginCheckout,
  order,
  orders,
  showCheckout,
  showFailure,
  summary,
} from './open-checkout.tsx';

const area = { name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 4 }] };
const shop = {
  delivery: { fromCents: 400, isShown: true },
  collection: { text: 'Kept for two weeks' },
  shopName: 'Paper & Ink',
  postalAddress: '1 Mill Lane',
  openingHours: 'Mon–Fri 9–18',
};

beforeEach(() => beginCheckout([area]));

const collect = () => findRadio('Collected in the shop');

it('Who collects the books is asked for no address, sees where and when, and pays no delivery', async () => {
  showCheckout(shop);
  fillIn({ 'Address / Street': '2 Quay Street' });
  const group = await findNamed('group', 'How do you want your books?');
  expect(group).toContainElement(await collect());
  expect(radio('Delivered to you')).toBeChecked();
  await waitFor(() => expect(summary()).not.toHaveTextContent('Total Price$9.50'));
  radio('Delivered to you').focus();
  await user.keyboard('{ArrowDown}');
  expect(await collect()).toBeChecked();
  expectNoField('Address / Street');
  expect(field('Full Name')).toBeVisible();
  expect(group).toHaveTextContent('1 Mill Lane');
  expect(group).toHaveTextContent('Mon–Fri 9–18');
  expect(group).toHaveTextContent('Kept for two weeks');
  expect(summary()).toHaveTextContent('Collection: Free, in the shop');
  expect(summary()).toHaveTextContent('Total Price$9.50');
  await order();
  await findShown('heading', 'Your Orders');
  const [{ collection, totalPrice, address }] = orders();
  expect([collection, totalPrice, address.street]).toEqual([true, '9.50', '']);
});

it('The choice outlives the page, and what was typed of the address is there again', async () => {
  const { unmount } = showCheckout(shop);
  fillIn({ 'Address / Street': '2 Quay Street' });
  await user.click(await collect());
  unmount();
  showCheckout(shop);
  expect(await collect()).toBeChecked();
  await user.click(radio('Delivered to you'));
  expectValue('Address / Street', '2 Quay Street');
});

it('A shop that hands out no orders asks nothing, also where the choice was remembered', async () => {
  const { unmount } = showCheckout(shop);
  await user.click(await collect());
  unmount();
  showCheckout({});
  expect(field('Address / Street')).toBeVisible();
  expectNone('radio');
  expect(summary()).toHaveTextContent('Delivery: Free');
  await order();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]).not.toHaveProperty('collection');
});

it('A refusal says so and asks for the address, with everything that was typed', async () => {
  showCheckout(shop);
  fillIn({ 'Full Name': 'Ada' });
  await user.click(await collect());
  const message = 'Orders cannot be collected in the shop any more';
  answerOrders(() => refusal(409, message, undefined, 'no-collection'));
  await order();
  await waitFor(() => expect(showFailure).toHaveBeenCalledWith('Failed to place an order', message));
  expect(await screen.findByLabelText('Address / Street')).toBeVisible();
  expectValue('Full Name', 'Ada');
});
