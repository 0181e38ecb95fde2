import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { DraftPage } from '../../web/src/features/drafts/draft-page.tsx';
import { ApiError } from '../../web/src/lib/api.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

function open(failure: Error) {
  browserData.clear();
  callAdminApi.mockRejectedValueOnce(failure).mockResolvedValue({ id: 'd1', title: 'Emma' });
  render(<DraftPage id="d1">{({ title }) => title}</DraftPage>, { wrapper: MemoryRouter });
}

it('The page of a deleted draft says that it was not found', async () => {
  open(new ApiError(404, 'not found'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This draft was not found.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('A draft that could not be loaded can be loaded again', async () => {
  open(new ApiError(500, 'broken'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The draft could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Emma')).toBeVisible();
});
