import { defaultSettings } from '@bookstore/functions/shared/shop/settings';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ColumnForm } from '../../web/src/features/book-import/column-form.tsx';
import { expectNone, press, retype, user } from './on-screen.ts';
import { makeImport } from './samples.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const id = '0b0e5a5c-0000-4000-8000-000000000001';
const columns = [
  { name: 'name', use: 'title' as const, samples: ['Emma'] },
  { name: 'list', use: 'newPrice' as const, samples: ['12.50'] },
];
const handlers = { onRequested: vi.fn(), onAnother: vi.fn() };

beforeEach(() => {
  callAdminApi.mockResolvedValue({ id });
  render(<ColumnForm file={{ id, fileName: 'books.csv', format: 'csv', columns }} {...handlers} />);
});

const field = (label: string) => screen.getByLabelText(label);
const check = () => press('Check the file');

async function change(label: string, text: string): Promise<void> {
  await retype(field(label), text);
}

it('The form marks every invalid rule, and focuses the first one', async () => {
  await change('Price in dollars', 'twelve');
  await change('Old price in percent of the price', 'all');
  await check();
  await waitFor(() => expect(field('Price in dollars')).toHaveFocus());
  expect(field('Price in dollars')).toBeInvalid();
  expect(field('Price in dollars')).toHaveAccessibleDescription(
    /Price cannot be read: write it like 9.50 or 9,50\.$/,
  );
  expect(field('Old price in percent of the price')).toHaveAccessibleDescription(
    /Percent of the old price must be a number\.$/,
  );
  expect(field('Percent of the file’s price')).toBeValid();
  expectNone('alert');
  expect(callAdminApi).not.toHaveBeenCalled();

  await change('Price in dollars', '1.234,50');
  expect(field('Price in dollars')).toBeValid();
  expect(field('Price in dollars')).toHaveFocus();
  expect(field('Old price in percent of the price')).toBeInvalid();
  await change('Old price in percent of the price', '120');
  await check();
  await waitFor(() => expect(callAdminApi).toHaveBeenCalledOnce());
  expect(callAdminApi.mock.lastCall?.[1]).toMatchObject({
    body: { rules: { price: 1234.5, oldPricePercent: 120 } },
  });
});

it('The form says that an equal old price shows no reduction', () => {
  expect(field('Old price in percent of the price')).toHaveValue('100');
  expect(field('Old price in percent of the price')).toHaveAccessibleDescription(
    '100: no reduction is shown',
  );
});

it('Categories of the file become genres where they are mapped, and the file is checked with them', async () => {
  cleanup();
  const values = ['Krimi & Thriller', 'HORROR!', 'x'.repeat(41)];
  const before = makeImport({ unknownCategories: values.map((value) => ({ value, count: 1 })) });
  const genres = [{ slug: 'horror', name: 'Horror', isHidden: false, isChoice: true }];
  callAdminApi.mockImplementation(async (name: string) =>
    name.endsWith('/settings') ? { ...defaultSettings, genres, version: 7 } : { id },
  );
  const file = { id, fileName: 'books.csv', format: 'csv' as const, columns };
  render(<ColumnForm file={file} before={before} {...handlers} />);
  await user.selectOptions(field('Krimi & Thriller'), '+');
  await user.selectOptions(field('HORROR!'), '+');
  expect(field('x'.repeat(41))).not.toHaveTextContent('A new genre');
  await check();
  await waitFor(() => expect(handlers.onRequested).toHaveBeenCalled());
  const krimi = { slug: 'krimi-thriller', name: 'Krimi & Thriller', isHidden: false, isChoice: false };
  expect(callAdminApi).toHaveBeenCalledWith('PUT /api/settings', {
    body: { genres: [...genres, krimi] },
    headers: { 'If-Match': '"7"' },
  });
  const categories = [
    { value: 'Krimi & Thriller', category: 'krimi-thriller' },
    { value: 'HORROR!', category: 'horror' },
  ];
  expect(callAdminApi.mock.lastCall?.[1]).toMatchObject({ body: { rules: { categories } } });
});
