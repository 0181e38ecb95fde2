import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../../web/src/app/routes/dashboard/dashboard-route.tsx';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectNone, named, press, renderRouted, textsOf } from './on-screen.ts';
import './new-page.ts';

/** What the charts are told to draw: jsdom has no canvas. */
const drawn = vi.hoisted((): object[] => []);
vi.mock('react-chartjs-2', () => ({
  Bar({ data, options, ...frame }: ComponentProps<'canvas'> & { data: object; options: object }) {
    drawn.push({ data, options });
    return <canvas {...frame} />;
  },
}));

const stats = { totalBooks: 1, totalSales: 0, trendingBooks: 3, totalOrders: 0 };

beforeEach(() => {
  localStorage.setItem('token', tokenOf({ role: 'orders' }));
});

async function show(sampleFigures?: boolean) {
  answerFetch(({ path }) => {
    if (path.endsWith('/settings') && sampleFigures !== undefined) return json({ sampleFigures, version: 0 });
    return path.endsWith('/admin') ? json(stats) : refusal(503, 'Busy');
  });
  renderRouted(<Page />);
  await screen.findByText('Total Orders');
}

it.each([
  [true, 1],
  [undefined, 1],
  [false, 0],
])('When the setting is %s, the overview shows the sample figures %i times', async (setting, times) => {
  await show(setting);
  await waitFor(() =>
    expect(screen.queryAllByRole('heading', { name: 'Sample figures' })).toHaveLength(times),
  );
  expect(screen.queryAllByText('Website visits (last day)')).toHaveLength(times);
  expect(screen.queryAllByText('(13%)')).toHaveLength(times);
});

it('The overview has four cards and its fixed filler, whose button does nothing', async () => {
  await show(true);
  const named = ['Products', 'Total Sales', 'Trending Books in This Month', 'Total Orders'];
  expect(textsOf(screen.getAllByRole('term'))).toEqual([
    ...named,
    'Orders left',
    'Website visits (last day)',
  ]);
  const figures = ['1', '$0.00', '3(13%)', '0', '02', '139'];
  expect(textsOf(screen.getAllByRole('definition'))).toEqual(figures);
  const users = screen.getByRole('region', { name: 'Users by average order' });
  const before = users.textContent;
  await press('Descending', within(users));
  expect(users.textContent).toBe(before);
  expect(within(users).getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByRole('region', { name: 'Students by type of studying' })).toHaveTextContent('Chart');
});

it('The overview has a chart of twelve fixed months, which small screens do not show', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  await show(true);
  const block = named('region', 'The number of orders per month');
  expect(await within(block).findByRole('img')).toHaveAccessibleName(
    'Monthly Revenue in USD: Jan 500, Feb 700, Mar 800, Apr 600, May 750, Jun 900, Jul 650, Aug 870, Sep 960, Oct 1020, Nov 1100, Dec 1200',
  );
  expect(drawn.at(-1)).toMatchObject({
    data: { labels: { length: 12 }, datasets: [{ label: 'Revenue (USD)' }] },
    options: { plugins: { title: { text: 'Monthly Revenue' } } },
  });
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await show(true);
  expectNone('region', 'The number of orders per month');
});
