import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { answerFetch, json } from './fake-fetch.ts';

const alerts = vi.hoisted(() => ({ showFailure: vi.fn(), showSuccess: vi.fn(), showToast: vi.fn() }));
vi.mock('../../web/src/lib/alerts.ts', () => alerts);

beforeEach(() => {
  for (const alert of Object.values(alerts)) alert.mockReset().mockResolvedValue(undefined);
  localStorage.setItem('token', 'admin-token');
});

function type(texts: Record<string, string>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const emma = {
  Title: 'Emma',
  Description: 'Handsome, clever, and rich.',
  Category: 'fiction',
  'Old Price': '12',
  'New Price': '9.50',
};
const more = {
  Author: 'Jane Austen',
  ISBN: '0-14-143958-0',
  Publisher: 'Penguin',
  Language: 'en',
  Format: 'paperback',
  Subjects: 'Courtship\n\n England \nCourtship',
};

it("'Save and add another' saves a book and keeps the fields that the next one shares", async () => {
  const sent = answerFetch(() => json({ message: 'Book added' }, 201));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<AddBookForm />);
  type({ ...emma, ...more });
  expect(scrolled).not.toHaveBeenCalled();
  await click('Save and add another');
  await waitFor(() => expect(alerts.showToast).toHaveBeenCalledOnce());
  expect(alerts.showSuccess).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    author: 'Jane Austen',
    isbn: '9780141439587',
    publisher: 'Penguin',
    language: 'en',
    format: 'paperback',
    subjects: ['Courtship', 'England'],
  });
  expect(sent[0]?.body).not.toHaveProperty('year');
  expect(screen.getByLabelText('ISBN')).toHaveFocus();
  expect(scrolled.mock.contexts).toHaveLength(1);
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText('ISBN'));
  for (const label of ['Title', 'Description', 'Author', 'ISBN', 'Subjects']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.getByLabelText('Category')).toHaveValue('fiction');
  expect(screen.getByLabelText('New Price')).toHaveValue('9.50');
  expect(screen.getByLabelText('Publisher')).toHaveValue('Penguin');
  type({ Title: 'Persuasion', Description: 'A second spring.' });
  await click('Add Book');
  await waitFor(() => expect(alerts.showSuccess).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('Category')).toHaveValue('');
  expect(screen.getByLabelText('Publisher')).toHaveValue('');
});

it("'Save as draft' requires a title and nothing else", async () => {
  const sent = answerFetch(() => json({ message: 'Draft saved', draft: { _id: 'd1' } }, 201));
  const onDraftSaved = vi.fn();
  render(<AddBookForm onDraftSaved={onDraftSaved} />);
  await click('Save as draft');
  const title = screen.getByLabelText('Title');
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription('A draft needs a title');
  expect(screen.queryByText(/is required/)).toBeNull();
  expect(sent).toEqual([]);
  type({ Title: 'Emma', 'New Price': '9.50' });
  await click('Save as draft');
  await waitFor(() => expect(onDraftSaved).toHaveBeenCalledExactlyOnceWith('d1'));
  expect(sent[0]).toMatchObject({ path: '/api/drafts', body: { title: 'Emma', newPrice: 9.5 } });
});

it("'Add Book' requires all fields again after a draft was refused", async () => {
  render(<AddBookForm />);
  await click('Save as draft');
  await click('Add Book');
  expect(await screen.findByText('Description is required')).toBeVisible();
});

it('No field is complained about before the form is sent, since that would move its buttons', async () => {
  render(<AddBookForm />);
  type({ Title: 'Emma' });
  type({ Title: '' });
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.click(screen.getByLabelText('Description'));
  expect(screen.queryByText(/is required/)).toBeNull();
  await click('Add Book');
  expect(await screen.findByText('Title is required')).toBeVisible();
});
