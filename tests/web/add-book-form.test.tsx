import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { showFailure, showSuccess } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

vi.mock('../../web/src/lib/alerts.ts', () => ({
  showFailure: vi.fn(),
  showSuccess: vi.fn(),
}));

const fields = ['Title', 'Description', 'Category', 'Old Price', 'New Price'];

beforeEach(() => {
  vi.mocked(showFailure).mockReset().mockResolvedValue();
  vi.mocked(showSuccess).mockReset().mockResolvedValue();
  localStorage.setItem('token', 'admin-token');
});

function show() {
  render(<AddBookForm />);
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Add Book' }) };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Title'), 'Emma');
  await user.type(screen.getByLabelText('Description'), 'Handsome, clever, and rich.');
  await user.selectOptions(screen.getByLabelText('Category'), 'Fiction');
  await user.type(screen.getByLabelText('Old Price'), '12');
  await user.type(screen.getByLabelText('New Price'), '9.50');
}

describe('the form for a new book', () => {
  it('The form offers the five categories after the empty choice', () => {
    show();
    const options = within(screen.getByLabelText('Category')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose A Category',
      'Business',
      'Technology',
      'Fiction',
      'Horror',
      'Adventure',
    ]);
    expect(options[0]).toHaveValue('');
  });

  it('The form starts with the focus in the ISBN, where a scanner types', () => {
    show();
    expect(screen.getByLabelText('ISBN')).toHaveFocus();
  });

  it('The form requires every field but Trending and the cover', async () => {
    const sent = answerFetch(() => json({}, 201));
    const { user, button } = show();
    await user.click(button);
    for (const name of fields) expect(await screen.findByText(`${name} is required`)).toBeVisible();
    expect(screen.queryByText(/Cover Image is/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    ['-1', 'New Price must not be negative'],
    ['1234.567', 'New Price must have at most two decimals'],
    ['1,234', 'New Price can be read in two ways: write 1234 or 1.23'],
    ['9,5,0', 'New Price cannot be read: write it like 9.50 or 9,50'],
    ['100001', 'New Price must be at most 100000'],
  ])('The form refuses a price of %s', async (price, reason) => {
    const sent = answerFetch(() => json({}, 201));
    const { user, button } = show();
    await fill(user);
    await user.clear(screen.getByLabelText('New Price'));
    await user.type(screen.getByLabelText('New Price'), price);
    await user.click(button);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('A price with a comma is sent as it was meant, and an old price below it is noticed', async () => {
    const sent = answerFetch(() => json({ message: 'Book added' }, 201));
    const { user, button } = show();
    await fill(user);
    const notice = /The old price is below the new one/;
    expect(screen.queryByText(notice)).toBeNull();
    await user.clear(screen.getByLabelText('Old Price'));
    await user.type(screen.getByLabelText('Old Price'), '9,40');
    expect(screen.getByText(notice)).toBeVisible();
    await user.clear(screen.getByLabelText('New Price'));
    await user.type(screen.getByLabelText('New Price'), '8,5');
    expect(screen.queryByText(notice)).toBeNull();
    await user.click(button);
    await waitFor(() => expect(showSuccess).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toMatchObject({ oldPrice: 9.4, newPrice: 8.5 });
  });

  it('The form refuses a title of spaces', async () => {
    const sent = answerFetch(() => json({}, 201));
    const { user, button } = show();
    await fill(user);
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), '   ');
    await user.click(button);
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("The button says 'Adding..' while the form is sent, and the form is empty after its success", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = answerFetch(() => promise);
    const { user, button } = show();
    await fill(user);
    await user.click(screen.getByRole('checkbox', { name: 'Trending' }));
    await user.dblClick(button);
    expect(await screen.findByRole('button', { name: 'Adding..' })).toHaveAttribute('aria-busy', 'true');
    resolve(json({ message: 'Book added' }, 201));
    expect(await screen.findByRole('button', { name: 'Add Book' })).toBeVisible();
    expect(showSuccess).toHaveBeenCalledExactlyOnceWith('Book added', 'Your book is uploaded successfully!', {
      showCancelButton: true,
      confirmButtonText: "Yes, It's Okay!",
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/books/create-book' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(sent[0]?.body).toEqual({
      title: 'Emma',
      description: 'Handsome, clever, and rich.',
      category: 'fiction',
      trending: true,
      oldPrice: 12,
      newPrice: 9.5,
      coverImage: '',
    });
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByLabelText('Category')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Trending' })).not.toBeChecked();
  });

  it('The form shows the optional fields on demand', async () => {
    const { user } = show();
    expect(screen.getByLabelText('Publisher')).not.toBeVisible();
    await user.click(screen.getByText('More about this book'));
    expect(screen.getByLabelText('Publisher')).toBeVisible();
    const languages = within(screen.getByLabelText('Language')).getAllByRole('option');
    expect(languages[0]).toHaveTextContent('Choose A Language');
    expect(languages.map(({ textContent }) => textContent)).toContain('French');
  });

  it('The form keeps its values when the book cannot be added', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFetch(() => refusal(409, 'Another book has this ISBN'));
    const { user, button } = show();
    await fill(user);
    await user.click(button);
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to add book.Please try again',
        'Another book has this ISBN',
      ),
    );
    expect(screen.getByLabelText('Title')).toHaveValue('Emma');
    expect(screen.getByLabelText('New Price')).toHaveValue('9.50');
    expect(showSuccess).not.toHaveBeenCalled();
  });

  it('A book that is corrected after a lost answer is a retry, and the next book is another one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    const sent = answerFetch(() => answers.shift()?.() ?? json({ message: 'Book added' }, 201));
    const { user, button } = show();
    async function press() {
      const earlier = sent.length;
      await user.click(button);
      await vi.waitFor(() => expect(sent).toHaveLength(earlier + 1));
      await vi.waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    }
    await fill(user);
    await press();
    await user.type(screen.getByLabelText('Title'), ', corrected');
    await press();
    expect(showSuccess).toHaveBeenCalledOnce();
    await fill(user);
    await press();
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
  });

  it('The form says that an earlier try has added the book when its key was used before', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = { code: 'idempotency-key-reused', message: 'The key was used before' };
    answerFetch(() => json({ error }, 422));
    const { user, button } = show();
    await fill(user);
    await user.click(button);
    await vi.waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith(
        'Failed to add book.Please try again',
        'An earlier try has added this book as it was then. Find it under Manage Books.',
      ),
    );
  });

  it('The form sends nothing without an admin token', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent = answerFetch(() => json({}, 201));
    const { user, button } = show();
    await fill(user);
    localStorage.removeItem('token');
    await user.click(button);
    await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
    expect(sent).toEqual([]);
  });
});
