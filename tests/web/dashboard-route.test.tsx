import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Page } from '../../web/src/app/routes/dashboard/dashboard-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

const stats = { totalBooks: 1, totalSales: 0, trendingBooks: 3, totalOrders: 0 };

beforeEach(() => {
  browserData.clear();
  localStorage.setItem('token', tokenOf({ role: 'orders' }));
});

async function show(sampleFigures?: boolean) {
  answerFetch(({ path }) => {
    if (path.endsWith('/settings') && sampleFigures !== undefined) return json({ sampleFigures, version: 0 });
    return path.endsWith('/admin') ? json(stats) : refusal(503, 'Busy');
  });
  render(<Page />, { wrapper: MemoryRouter });
  await screen.findByText('Total Orders');
}

it.each([true, undefined])(
  'The overview shows the sample figures when the setting is %s',
  async (setting) => {
    await show(setting);
    expect(await screen.findByRole('heading', { name: 'Sample figures' })).toBeVisible();
    expect(screen.getByText('Website visits (last day)')).toBeVisible();
    expect(screen.getByText('(13%)')).toBeVisible();
  },
);

it('The overview has no sample figures when the owner has hidden them', async () => {
  await show(false);
  expect(screen.queryByText('Website visits (last day)')).toBeNull();
  expect(screen.queryByText('(13%)')).toBeNull();
});
