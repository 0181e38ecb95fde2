import type { PublisherList } from '@bookstore/functions/shared/book/maker';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PublisherDesk } from '../../web/src/features/publishers/publisher-desk.tsx';
import { fillIn } from './fill-in.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));
vi.mock('../../web/src/lib/alerts.ts', () => ({ showToast: vi.fn(), showFailure: vi.fn() }));

const list: PublisherList = {
  total: 60,
  incomplete: 1,
  publishers: [
    { publisher: 'Penguin', books: 2, maker: '', postalAddress: '1 Strand', electronicAddress: '' },
  ],
};

it('The desk says which publishers lack an address, and what it writes holds for all books of one', async () => {
  const user = userEvent.setup();
  callAdminApi.mockImplementation(async () => list);
  render(<PublisherDesk />);
  expect(
    await screen.findByText('60 publishers · 1 without an address · the first 50 are listed'),
  ).toBeVisible();
  expect(screen.getByText('2 books · an address is missing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Penguin' }));
  const form = within(screen.getByRole('form', { name: 'Change Penguin' }));
  fillIn({ 'E-mail address or website': 'penguin.example' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/must be an e-mail address, or begin with https/)).toBeVisible();
  fillIn({ 'E-mail address or website': ' https://penguin.example ' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  const body = {
    publisher: 'Penguin',
    maker: '',
    postalAddress: '1 Strand',
    electronicAddress: 'https://penguin.example',
  };
  await waitFor(() => expect(callAdminApi).toHaveBeenCalledWith('PUT /api/publishers', { body }));
});
