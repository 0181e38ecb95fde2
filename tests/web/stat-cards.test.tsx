import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StatCards } from '../../web/src/features/dashboard/stat-cards.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectNone, expectNoText, expectShown, named, quietErrors, textsOf } from './on-screen.ts';
import './new-page.ts';

beforeEach(() => {
  localStorage.setItem('token', 'the-admin');
});

it('The cards show zero as 0, counts with separators and money with two decimals', async () => {
  answerFetch(() => json({ totalBooks: 0, totalSales: 1234.5, trendingBooks: 3, totalOrders: 1234 }));
  render(<StatCards hasSamples />);
  expect(named('status', 'Loading...')).toBeInTheDocument();
  const figures = await waitFor(() => screen.getAllByRole('definition'));
  expect(textsOf(figures)).toEqual(['0', '$1234.50', '3(13%)', '1,234']);
});

it('The cards stay loading when the call fails, which is only logged, once', async () => {
  const logged = quietErrors();
  const sent = answerFetch(() => refusal(503, 'Not now'));
  await act(async () => render(<StatCards hasSamples />));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(String(logged.mock.calls[0]?.[0])).toContain('The statistics could not be loaded');
  expectShown('status', 'Loading...');
  expectNone('alert');
  expectNoText('Products');
  expect(sent).toHaveLength(1);
});

it('The call is aborted when the dashboard is left before the answer', () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const { unmount } = render(<StatCards hasSamples />);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
