import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BookFilterBar } from '../../web/src/features/book-list/book-filter-bar.tsx';

function show(showsDrafts: boolean) {
  render(<BookFilterBar filter={{}} showsDrafts={showsDrafts} />, { wrapper: MemoryRouter });
}

const choices = () =>
  ['Search books', 'Category', 'Order of the list'].map((name) => screen.queryByLabelText(name));

it('The bar searches, filters and sorts the list of books', () => {
  show(false);
  for (const choice of choices()) expect(choice).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drafts' })).not.toHaveAttribute('aria-current');
});

it('The list of drafts shows no filter that does not apply to it, and links back to the books', () => {
  show(true);
  expect(choices()).toEqual([null, null, null]);
  const toggle = screen.getByRole('link', { name: 'Drafts' });
  expect(toggle).toHaveAttribute('aria-current', 'true');
  expect(toggle).toHaveAttribute('href', '/dashboard/manage-books');
});
