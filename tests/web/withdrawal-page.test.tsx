import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WithdrawalPage } from '../../web/src/features/withdrawal/withdrawal-page.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import { fillIn } from './fill-in.ts';

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
  expect(screen.getByRole('heading', { name: 'Is this right?' })).toHaveFocus();
  await user.click(button('Change'));
  expect(screen.getByLabelText('Your name')).toHaveValue('Nora');
  fillIn({ 'Only some of the books': 'Emma' });
  await user.click(button('Continue'));
  await user.click(button('Confirm withdrawal'));
  expect(await screen.findByText('Too many declarations')).toBeVisible();
  expect(screen.getByText('Emma')).toBeVisible();
  fails = false;
  await user.click(button('Confirm withdrawal'));
  expect(await screen.findByText(/We have received your declaration/)).toBeVisible();
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
  await user.click(screen.getByLabelText('Kim'));
  await user.click(button('Continue'));
  expect(screen.getByText('Kim')).toBeVisible();
  expect(screen.queryByText('Emma')).toBeNull();
});
