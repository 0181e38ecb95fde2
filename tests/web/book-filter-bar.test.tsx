import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BookFilterBar } from '../../web/src/features/book-list/book-filter-bar.tsx';
import { link, renderRouted } from './on-screen.ts';

function show(showsDrafts: boolean) {
  renderRouted(<BookFilterBar filter={{}} showsDrafts={showsDrafts} />);
}

const choices = () =>
  ['Search books', 'Category', 'Order of the list'].map((name) => screen.queryByLabelText(name));

it('The bar searches, filters and sorts the list of books', () => {
  show(false);
  for (const choice of choices()) expect(choice).toBeVisible();
  expect(link('Drafts')).not.toHaveAttribute('aria-current');
});

it('The list of drafts shows no filter that does not apply to it, and links back to the books', () => {
  show(true);
  expect(choices()).toEqual([null, null, null]);
  const toggle = link('Drafts');
  expect(toggle).toHaveAttribute('aria-current', 'true');
  expect(toggle).toHaveAttribute('href', '/dashboard/manage-books');
});
