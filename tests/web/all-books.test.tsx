import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Page } from '../../web/src/app/routes/dashboard/manage-books-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { showToast } from '../../web/src/lib/alerts.ts';
import { makeBook } from '../fixtures/factories.ts';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { button, renderRouted } from './on-screen.ts';

const books = [
  makeBook({ _id: 'emma', title: 'Emma', category: 'technology', newPrice: 12.3 }),
  makeBook({ _id: 'kim', title: 'Kim' }),
];

beforeEach(() => {
  browserData.clear();
  localStorage.setItem('token', tokenOf({ role: 'owner' }));
});

it('All Books has its columns and actions, See all does nothing, and a deleted book is gone', async () => {
  const sent = answerFetch(({ method, path }) => {
    if (method === 'DELETE') return json({ message: 'Book deleted' });
    if (/^\/api\/admin\/books\?/.test(path) || path === '/api/admin/books') return json({ books, total: 2 });
    return json([]);
  });
  renderRouted(<Page />);
  const user = userEvent.setup();
  const table = within(await screen.findByRole('table', { name: 'All Books' }));
  const columns = ['#', 'Book Title', 'Category', 'Price', 'Actions'];
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  const row = within(table.getAllByRole('row')[1] ?? document.body);
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual(['1', 'Technology', '$12.30']);
  expect(row.getByRole('rowheader')).toHaveTextContent('Emma');
  const edit = row.getByRole('link', { name: 'Edit Emma' });
  expect(edit).toHaveTextContent('Edit');
  expect(edit).toHaveAttribute('href', '/dashboard/edit-book/emma');

  const before = sent.length;
  await user.click(button('See all'));
  expect(sent).toHaveLength(before);

  await user.click(row.getByRole('button', { name: 'Delete Emma' }));
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Book deleted successfully!', expect.anything()),
  );
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/api/books/emma')).toBe(true);
  expect(table.queryByRole('rowheader', { name: 'Emma' })).toBeNull();
  await waitFor(() => expect(sent.at(-1)?.method).toBe('GET'));
});
