import type { PublisherList } from '@bookstore/functions/shared/book/maker';
import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PublisherDesk } from '../../web/src/features/publishers/publisher-desk.tsx';
import { fillIn } from './fill-in.ts';
import { expectText, inRole, press, waitForText, waitForTextIn } from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const list: PublisherList = {
  total: 60,
  incomplete: 1,
  publishers: [
    { publisher: 'Penguin', books: 2, maker: '', postalAddress: '1 Strand', electronicAddress: '' },
  ],
};

it('The desk says which publishers lack an address, and what it writes holds for all books of one', async () => {
  callAdminApi.mockImplementation(async () => list);
  render(<PublisherDesk />);
  await waitForText('60 publishers · 1 without an address · the first 50 are listed');
  expectText('2 books · an address is missing');
  await press('Change Penguin');
  const form = inRole('form', 'Change Penguin');
  fillIn({ 'E-mail address or website': 'penguin.example' });
  await press('Save', form);
  await waitForTextIn(form, /must be an e-mail address, or begin with https/);
  fillIn({ 'E-mail address or website': ' https://penguin.example ' });
  await press('Save', form);
  const body = {
    publisher: 'Penguin',
    maker: '',
    postalAddress: '1 Strand',
    electronicAddress: 'https://penguin.example',
  };
  await waitFor(() => expect(callAdminApi).toHaveBeenCalledWith('PUT /api/publishers', { body }));
});
