import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BookFilterBar } from '../../web/src/features/book-list/book-filter-bar.tsx';

function show(showsDrafts: boolean) {
  render(<BookFilterBar filter={{}} showsDrafts={showsDrafts} />, { wrapper: MemoryRouter });
}

const choices = () =>
  ['Search books', 'Category', 'Order of the list'].map((name) => screen.queryByLabelText(name));

it('the list of books is searched, narrowed down and ordered', () => {
  show(false);
  for (const choice of choices()) expect(choice).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drafts' })).not.toHaveAttribute('aria-current');
});

it('the list of drafts shows no choice that does not apply to it, and leads back to the books', () => {
  show(true);
  expect(choices()).toEqual([null, null, null]);
  const toggle = screen.getByRole('link', { name: 'Drafts' });
  expect(toggle).toHaveAttribute('aria-current', 'true');
  expect(toggle).toHaveAttribute('href', '/dashboard/manage-books');
});
