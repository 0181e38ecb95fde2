import { dehydrate, hydrate } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { browserData, renderedData } from '../../web/src/entities/api-data/browser-data.ts';
import { useApiData } from '../../web/src/entities/api-data/use-api-data.ts';
import { apiQuery } from '../../web/src/lib/query-client.ts';
import { makeBook } from '../fixtures/factories.ts';
import { textsOf } from './on-screen.ts';

const newest = apiQuery('GET /api/books', { query: { limit: 18 } });

function Titles() {
  return (
    <ul>
      {useApiData(newest).map(({ _id, title }) => (
        <li key={_id}>{title}</li>
      ))}
    </ul>
  );
}

const page = (
  <Suspense>
    <Titles />
  </Suspense>
);

it('A part is hydrated as the server rendered it, and then shows what has changed since', async () => {
  const rendered = makeBook({ _id: 'rendered', title: 'Rendered' });
  const added = makeBook({ _id: 'added', title: 'Added since' });
  browserData.setQueryData(newest.queryKey, [rendered]);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  hydrate(renderedData, dehydrate(browserData));
  browserData.setQueryData(newest.queryKey, [added, rendered]);
  const onRecoverableError = vi.fn();

  await act(async () => hydrateRoot(root, page, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['Added since', 'Rendered']);
});
