import { within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Page } from '../../web/src/app/routes/dashboard/manage-books-route.tsx';
import { makeBook } from '../fixtures/factories.ts';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { findIn, press, renderRouted, textsOf } from './on-screen.ts';
import './new-page.ts';

const books = [
  makeBook({ _id: 'emma', title: 'Emma', category: 'technology', newPrice: 12.3 }),
  makeBook({ _id: 'kim', title: 'Kim' }),
];

beforeEach(() => {
  localStorage.setItem('token', tokenOf({ role: 'owner' }));
});

it('All Books has its columns and actions, and See all does nothing', async () => {
  const sent = answerFetch(({ path }) => {
    if (/^\/api\/admin\/books\?/.test(path) || path === '/api/admin/books') return json({ books, total: 2 });
    return json([]);
  });
  renderRouted(<Page />);
  const table = await findIn('table', 'All Books');
  const columns = ['#', 'Book Title', 'Category', 'Price', 'Actions'];
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual(columns);
  const row = within(table.getAllByRole('row')[1] ?? document.body);
  const cells = textsOf(row.getAllByRole('cell'));
  expect(cells.slice(0, 3)).toEqual(['1', 'Technology', '$12.30']);
  expect(row.getByRole('rowheader')).toHaveTextContent('Emma');
  const edit = row.getByRole('link', { name: 'Edit Emma' });
  expect(edit).toHaveTextContent('Edit');
  expect(edit).toHaveAttribute('href', '/dashboard/edit-book/emma');

  const before = sent.length;
  await press('See all');
  expect(sent).toHaveLength(before);
});
