import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WithdrawalPage } from '../../web/src/features/withdrawal/withdrawal-page.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';
import { expectNoText, expectText, field, heading, waitForText } from './on-screen.ts';

const show = (state?: object) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/withdraw', state }]}>
      <WithdrawalPage />
    </MemoryRouter>,
  );
const button = (name: string) => screen.getByRole('button', { name });

it('A withdrawal is looked at, changed, confirmed, and tried again after a failure', async () => {
  const user = userEvent.setup();
  let fails = true;
  const sent = answerFetch(() => {
    if (!fails) return json({ declaredAt: '2026-11-26T10:00:00.000Z' });
    return json({ error: { code: 'too-many-requests', message: 'Too many declarations' } }, 429);
  });
  show();
  fillIn({ 'Your name': 'Nora', 'Order number': '7K3M-9QXA', 'E-mail address': 'nora@shop.example' });
  await user.click(button('Continue'));
  expect(heading('Is this right?')).toHaveFocus();
  await user.click(button('Change'));
  expect(field('Your name')).toHaveValue('Nora');
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
