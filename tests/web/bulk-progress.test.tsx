import { defaultGenres } from '@bookstore/functions/shared/genre/genres';
import type { ImportState } from '@bookstore/functions/shared/import/book-import';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Page } from '../../web/src/app/routes/dashboard/manage-books-route.tsx';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { BulkProgress } from '../../web/src/features/bulk-change/bulk-progress.tsx';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { findIn, renderRouted } from './on-screen.ts';
import { makeImport } from './samples.ts';

const id = '0b0e5a5c-0000-4000-8000-000000000003';
const emma = makeBook({ title: 'Emma', newPrice: 10 });

it('The table and the list of changes under a finished bulk change show what it has done', async () => {
  localStorage.setItem('token', 'admin-token');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let state: ImportState = 'importing';
  const change = () => ({
    ...makeImport({ id, state }),
    bulk: { change: { kind: 'percent', percent: -50 } },
  });
  answerFetch(({ path }) => {
    if (path.startsWith('/api/admin/books')) {
      const book = state === 'done' ? { ...emma, newPrice: 5 } : emma;
      return json({ total: 1, books: [book] });
    }
    if (path === '/api/imports') return json([change()]);
    return json(path.startsWith('/api/imports/') ? change() : []);
  });
  renderRouted(<Page />, `/dashboard/manage-books?change=${id}`);
  const table = within(await screen.findByRole('table'));
  const past = await findIn('region', 'The last bulk changes');
  expect(table.getByText('$10.00')).toBeVisible();
  expect(past.getByRole('link')).not.toHaveTextContent('done');
  state = 'done';
  // Less than the table's own pace.
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(table.getByText('$5.00')).toBeVisible();
  expect(past.getByRole('link')).toHaveTextContent('done');
});

it('A finished merge asks for the genres of the shop, and no other bulk change does', async () => {
  localStorage.setItem('token', 'admin-token');
  const changes: Record<string, object> = {
    other: { kind: 'category', category: 'horror' },
    merge: { kind: 'merge', category: 'horror' },
  };
  const genres = defaultGenres.slice(1);
  const sent = answerFetch(({ path }) => {
    if (path.startsWith('/api/shop?fresh=')) return json({ genres });
    const change = changes[path.split('/').at(-1) ?? ''];
    if (!change) return json([]);
    return json({ ...makeImport({ state: 'done' }), bulk: { change } });
  });
  const asked = () => sent.some(({ path }) => path.startsWith('/api/shop'));
  for (const name of Object.keys(changes)) {
    const onChanged = vi.fn();
    expect(asked()).toBe(false);
    render(<BulkProgress id={name} onChanged={onChanged} onClose={() => undefined} />);
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
  }
  await waitFor(() => expect(browserShop.get()).toEqual({ genres }));
});
