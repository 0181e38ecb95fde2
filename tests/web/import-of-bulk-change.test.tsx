import { noImportCounts } from '@bookstore/functions/shared/import/book-import';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { it } from 'vitest';
import { ImportPage } from '../../web/src/features/book-import/import-page.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import { waitForText } from './on-screen.ts';

const id = '0b0e5a5c-0000-4000-8000-000000000002';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

it('A bulk change that is opened as an import is shown in Manage Books', async () => {
  localStorage.setItem('token', 'admin-token');
  const bulk = { change: { kind: 'delete' } };
  answerFetch(() =>
    json({ id, fileName: 'Delete', state: 'done', task: 'import', counts: noImportCounts, bulk }),
  );
  render(
    <MemoryRouter initialEntries={[`/dashboard/import?id=${id}`]}>
      <Routes>
        <Route path="/dashboard/import" element={<ImportPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );
  await waitForText(`/dashboard/manage-books?change=${id}`);
});
