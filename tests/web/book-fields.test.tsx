import { bookEditSchema, type NewBook, newBookSchema } from '@bookstore/functions/shared/book/book';
import { defaultSettings } from '@bookstore/functions/shared/shop/settings';
import { shopTaxOf } from '@bookstore/functions/shared/shop/tax-setting';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStoredBook } from '../../web/src/entities/book/stored-book.ts';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { UpdateBookForm } from '../../web/src/features/book-form/update-book-form.tsx';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { makeBook } from '../fixtures/factories.ts';
import { renderRouted } from './on-screen.ts';

vi.mock('../../web/src/entities/book/stored-book.ts', () => ({
  useStoredBook: vi.fn(),
  useKnownPrices: vi.fn(),
  useCoverCopy: vi.fn(),
}));

const isField = (name: string): name is keyof NewBook => Object.hasOwn(newBookSchema.fields, name);
const fields: string[] = Object.keys(newBookSchema.fields);

const notOnTheBookPage = ['trending', 'taxClass', 'appearsOn'];

const tax = shopTaxOf({ ...defaultSettings.tax, isOn: true }, '');

/** In a shop that shows taxes, forms have every field. */
const show = (content: ReactNode) => renderRouted(content, '/', { ...(tax && { tax }) });

/** A value for each text field, also for one that this test does not know yet: a text, or else a date. */
const samples = Object.fromEntries(
  fields.filter(isField).map((field) => {
    const texts = [`the ${field} of Emma`, '1815-12-23'];
    const accepts = (text: string) => newBookSchema.pick([field]).isValidSync({ [field]: text });
    return [field, texts.find(accepts) ?? ''];
  }),
);

const book = makeBook({
  ...samples,
  author: 'Jane Austen',
  category: 'fiction',
  condition: 'used',
  coverImage: 'emma.480w.webp',
  description: 'Handsome, clever, and rich.',
  format: 'e-book',
  isbn: '9780141439587',
  language: 'fr',
  newPrice: 9.5,
  oldPrice: 12,
  pages: 474,
  pictures: ['inside-emma.webp'],
  subjects: ['Courtship', 'England, 19th century'],
  taxClass: 'other',
  title: 'Emma',
  trending: true,
  weight: 340,
  year: 1815,
});

/** How each field is read on the page of a book. */
const shownAs: Partial<Record<keyof NewBook, unknown>> = {
  category: 'Fiction',
  newPrice: '$9.50',
  oldPrice: '$12.00',
  language: 'French',
  condition: 'Used copy',
  format: 'E-book',
  weight: '340 g',
};

beforeEach(() => vi.mocked(useStoredBook).mockReturnValue({ book, version: 1 }));

const fieldOf = (fieldsOf: object, field: string) =>
  new Map<string, unknown>(Object.entries(fieldsOf)).get(field);
const controlNames = (form: HTMLElement) =>
  [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));

/** A list stands line by line in its control. */
const asTyped = (value: unknown) => (Array.isArray(value) ? value.join('\n') : value);

/** What a control holds, as a value of the same type as this one. */
function heldBy(control: Element | null, value: unknown): unknown {
  if (typeof value === 'boolean') return control instanceof HTMLInputElement && control.checked;
  const text = control && 'value' in control ? control.value : undefined;
  return typeof value === 'number' ? Number(text) : text;
}

it('The form for a new book has a control for each field', () => {
  const names = controlNames(show(<AddBookForm />).container);
  // The cover of a new book is chosen as a file.
  expect(names).toEqual(expect.arrayContaining(fields.filter((field) => field !== 'coverImage')));
});

it('The form that updates a book has a control with the value of each field', () => {
  const { container } = show(<UpdateBookForm id={book._id} />);
  for (const field of fields) {
    const value = asTyped(fieldOf(book, field));
    expect(heldBy(container.querySelector(`[name="${field}"]`), value), field).toEqual(value);
  }
});

it('The page of a book shows each field', () => {
  renderRouted(<BookDetails book={book} action={null} />);
  for (const field of fields.filter((one) => !notOnTheBookPage.includes(one))) {
    const value = fieldOf({ ...book, ...shownAs }, field);
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    expect(screen.getByRole('article').innerHTML, field).toContain(text);
  }
});

it('The page of a book names the year as published, and without one the day on which it was added', () => {
  const { rerender } = renderRouted(<BookDetails book={book} action={null} />);
  expect(screen.getByText('Published').nextSibling).toHaveTextContent(/^1815$/);
  rerender(<BookDetails book={makeBook()} action={null} />);
  expect(screen.getByText('Published').nextSibling).toHaveTextContent('March 1, 2026');
});

it('The forms of a shop without taxes have no tax class, and no page shows one', () => {
  expect(controlNames(render(<AddBookForm />).container)).not.toContain('taxClass');
  show(<BookDetails book={book} action={null} />);
  expect(screen.getByRole('article')).not.toHaveTextContent('Everything else');
  expect(screen.getByRole('article')).toHaveTextContent('$9.50Old price: $12.00incl. tax');
});

it('The schema of an edit has every field', () => {
  expect(Object.keys(bookEditSchema.fields)).toEqual(fields);
});
