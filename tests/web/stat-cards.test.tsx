import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StatCards } from '../../web/src/features/dashboard/stat-cards.tsx';
import { answerFetch, json } from './fake-fetch.ts';

describe("the shop's figures", () => {
  it('show zero as 0 and money with two decimals', async () => {
    localStorage.setItem('token', 'the-admin');
    answerFetch(() => json({ totalBooks: 0, totalSales: 1234.5, trendingBooks: 3, totalOrders: 0 }));
    render(<StatCards />);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    const figures = await waitFor(() => screen.getAllByRole('definition'));
    expect(figures.map(({ textContent }) => textContent)).toEqual(['0', '$1234.50', '3(13%)', '0']);
  });

  it('are called off when the dashboard is left before they arrive', () => {
    localStorage.setItem('token', 'the-admin');
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { unmount } = render(<StatCards />);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
