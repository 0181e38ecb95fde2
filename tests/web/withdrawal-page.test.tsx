import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WithdrawalPage } from '../../web/src/features/withdrawal/withdrawal-page.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';
import {
  expectNoText,
  expectText,
  expectValue,
  field,
  heading,
  named,
  renderRouted,
  waitForText,
} from './on-screen.ts';

const show = (state?: object) => renderRouted(<WithdrawalPage />, { pathname: '/withdraw', state });
const button = (name: string) => named('button', name);

it('A withdrawal is looked at, changed, confirmed, and tried again after a failure', async () => {
  const user = userEvent.setup();
  let fails = true;
  const sent = answerFetch(() => {
    if (!fails) return json({ declaredAt: '2026-11-26T10:00:00.000Z' });
    return refusal(429, 'Too many declarations', undefined, 'too-many-requests');
  });
  show();
  fillIn({ 'Your name': 'Nora', 'Order number': '7K3M-9QXA', 'E-mail address': 'nora@shop.example' });
  await user.click(button('Continue'));
  expect(heading('Is this right?')).toHaveFocus();
  await user.click(button('Change'));
  expectValue('Your name', 'Nora');
  fillIn({ 'Only some of the books': 'Emma' });
  await user.click(button('Continue'));
  await user.click(button('Confirm withdrawal'));
  await waitForText('Too many declarations');
  expectText('Emma');
  fails = false;
  await user.click(button('Confirm withdrawal'));
  await waitForText(/We have received your declaration/);
  expect(sent.at(-1)?.body).toEqual({
    name: 'Nora',
    number: '7K3M-9QXA',
    email: 'nora@shop.example',
    books: 'Emma',
    language: 'en',
  });
});

it('From an order, its books are chosen', async () => {
  const user = userEvent.setup();
  const titles = ['Emma', 'Kim'];
  show({ name: 'Nora', number: '7K3M-9QXA', email: 'nora@shop.example', titles });
  await user.click(field('Kim'));
  await user.click(button('Continue'));
  expectText('Kim');
  expectNoText('Emma');
});
