import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportPage } from '../../web/src/features/book-import/import-page.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import { address, renderRouted } from './on-screen.ts';
import { makeImport } from './samples.ts';

const id = '0b0e5a5c-0000-4000-8000-000000000002';

it('A bulk change that is opened as an import is shown in Manage Books', async () => {
  localStorage.setItem('token', 'admin-token');
  const bulk = { change: { kind: 'delete' } };
  const one = { ...makeImport({ id, state: 'done' }), bulk };
  answerFetch(({ path }) => json(path.endsWith(id) ? one : []));
  renderRouted(<ImportPage />, `/dashboard/import?id=${id}`);
  await waitFor(() => expect(address()).toBe(`/dashboard/manage-books?change=${id}`));
});
