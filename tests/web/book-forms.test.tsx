import { bookEditSchema, type NewBook, newBookSchema } from '@bookstore/functions/shared/book/book';
import type { Draft } from '@bookstore/functions/shared/book/draft';
import type { IsbnLookup } from '@bookstore/functions/shared/book/isbn-lookup';
import { defaultSettings } from '@bookstore/functions/shared/shop/settings';
import { defaultFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { shopTaxOf } from '@bookstore/functions/shared/shop/tax-setting';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopContext } from '../../web/src/config/shop.ts';
import type { KnownPrices } from '../../web/src/entities/book/stored-book.ts';
import { cameraWords, documentMayScan } from '../../web/src/entities/isbn-scan/camera.ts';
import { AddBookForm } from '../../web/src/features/book-form/add-book-form.tsx';
import { DraftForm } from '../../web/src/features/book-form/draft-form.tsx';
import { PriceFields } from '../../web/src/features/book-form/price-fields.tsx';
import { UpdateBookForm } from '../../web/src/features/book-form/update-book-form.tsx';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { DraftList } from '../../web/src/features/drafts/draft-list.tsx';
import { DraftPage } from '../../web/src/features/drafts/draft-page.tsx';
import { showFailure, showSuccess, showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook } from '../fixtures/factories.ts';
import { callAdminApi } from './admin-calls.ts';
import { answerFetch, json, namesOf, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  button,
  checkbox,
  click,
  expectAlert,
  expectFocus,
  expectHref,
  expectLink,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  expectWords,
  field,
  fill,
  fillIn,
  findAlert,
  findButton,
  findCheckbox,
  findLink,
  findShown,
  press,
  renderRouted,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import './desk-session.ts';
import './new-page.ts';

const upload = vi.hoisted(() => ({ uploadCovers: vi.fn(), prepareCover: vi.fn() }));
vi.mock('../../web/src/entities/cover/cover-upload.ts', () => ({ uploadCovers: upload.uploadCovers }));
vi.mock('../../web/src/entities/cover/cover-file.ts', async (original) => ({
  ...(await original<object>()),
  prepareCover: upload.prepareCover,
}));
const stored = vi.hoisted(() => ({
  useStoredBook: vi.fn(),
  useKnownPrices: vi.fn(),
  useCoverCopy: vi.fn(),
  loadStoredBook: vi.fn(),
}));
vi.mock('../../web/src/entities/book/stored-book.ts', () => stored);
const reader = vi.hoisted(() => ({ loadBarcodeReader: vi.fn() }));
vi.mock('../../web/src/lib/barcode-reader.ts', () => reader);

describe('The form that updates a book', () => {
  const book = makeBook({ title: 'Emma', coverImage: 'old.480w.webp' });
  const picture = new File(['x'], 'new.png', { type: 'image/png' });
  const later = `${book.description} And typed later.`;
  const saved = (version = 2, changes: object = {}) => ({
    message: 'Book updated',
    book: { ...book, ...changes },
    version,
  });
  const stale = () => refusal(412, 'stale');
  const versionsIn = (sent: SentRequest[]) => sent.map(({ headers }) => headers.get('if-match'));

  beforeEach(() => {
    upload.uploadCovers.mockResolvedValue(undefined);
    upload.prepareCover.mockResolvedValue([{ fileName: 'new-1.480w.webp', picture: new Blob() }]);
  });

  function show(changes: object = {}) {
    stored.useStoredBook.mockReturnValue({ book: { ...book, ...changes }, version: 1 });
    return renderRouted(<UpdateBookForm id={book._id} />);
  }
  const update = () => press('Update Book');
  const chooseCover = () => user.upload(field('Or upload a new cover'), picture);

  it('What is typed while a book is being saved stays, and the next save names the new version', async () => {
    let answer: (response: Response) => void = () => undefined;
    const sent = answerFetch(() => new Promise((resolve) => (answer = resolve)));
    show();
    fillIn({ Title: 'Emma, saved' });
    await update();
    await soon(sent).toHaveLength(1);
    fillIn({ Description: later });
    answer(json(saved(2, { title: 'Emma, saved' })));
    await soon(showSuccess).toHaveBeenCalledOnce();
    expectValue('Title', 'Emma, saved');
    expectValue('Description', later);
    await update();
    await soon(() => versionsIn(sent)).toEqual(['"1"', '"2"']);
    answer(json(saved(3)));
  });

  it('A form that comes late leaves the focus to a figure that is typed beside it', async () => {
    const page = (form: ReactNode) => (
      <>
        {form}
        <input aria-label="Copies on hand" />
      </>
    );
    stored.useStoredBook.mockReturnValue({ book, version: 1 });
    const { rerender } = renderRouted(page(null));
    await typeIn('Copies on hand', '1');
    rerender(page(<UpdateBookForm id={book._id} />));
    await user.keyboard('2');
    expectValue('Title', 'Emma');
    expectValue('Copies on hand', '12');
  });

  it('A book that could not be read is shown as soon as it can be', () => {
    stored.useStoredBook.mockReturnValue(undefined);
    const { rerender } = renderRouted(<UpdateBookForm id={book._id} />);
    expectAlert('Error fetching book data');
    expectLink('Back to all books', '/dashboard/manage-books');
    stored.useStoredBook.mockReturnValue({ book, version: 1 });
    rerender(<UpdateBookForm id={book._id} />);
    expectValue('Title', 'Emma');
  });

  it('The form begins in Title, has prices with two decimals, and links to the book in the shop', () => {
    show({ oldPrice: 20, newPrice: 15.5 });
    expectValue('Old Price', '20.00');
    expectValue('New Price', '15.50');
    expectFocus(field('Title'));
    expectLink('View in shop', `/books/${book._id}`);
  });

  it('A book without a description is sent without one, and its one price is typed once', async () => {
    const sent = answerFetch(saved());
    show({ description: '', oldPrice: 12.5, newPrice: 12.5 });
    expect(field('Not reduced')).toBeChecked();
    fillIn({ 'New Price': '11,90' });
    expectValue('Old Price', '11,90');
    await update();
    await soon(() => sent[0]?.body).toMatchObject({ description: '', oldPrice: 11.9, newPrice: 11.9 });
    await soon(showSuccess).toHaveBeenCalledOnce();
    fillIn({ 'Old Price': '12.509' });
    expect(field('Not reduced')).not.toBeChecked();
    await click('Not reduced');
    expectValue('Old Price', '12.50');
  });

  it('The form has every field, requires them, and an empty cover address is sent as it is', async () => {
    const sent = answerFetch(saved());
    show();
    expect(field('Cover Image URL')).toHaveAttribute('type', 'text');
    expectValue('Cover Image URL', book.coverImage);
    expect(field('Trending')).not.toBeChecked();
    const labels = ['Title', 'Description', 'Old Price', 'New Price', 'Category'];
    for (const label of labels) fill(label, '');
    await update();
    for (const label of labels) await soon(field(label)).toHaveAccessibleDescription(`${label} is required`);
    expect(sent).toEqual([]);
    fillIn({ Title: 'Emma', Description: 'A novel', 'Old Price': '20', 'New Price': '7.70' });
    fillIn({ Category: 'horror', 'Cover Image URL': '' });
    await update();
    await soon(showSuccess).toHaveBeenCalledExactlyOnceWith(
      'Book Updated',
      'Your book is updated successfully!',
    );
    expect(sent[0]?.body).toEqual({
      title: 'Emma',
      description: 'A novel',
      category: 'horror',
      trending: false,
      oldPrice: 20,
      newPrice: 7.7,
      coverImage: '',
    });
  });

  it('Of the optional fields only those that were changed are sent, an empty one as null', async () => {
    const sent = answerFetch(saved());
    show({ author: 'Jane Austen', year: 1815, subjects: ['Courtship', 'England'] });
    expect(field('Author')).toBeVisible();
    fillIn({ Author: '', Pages: '474', Subjects: 'Courtship\nEngland\nSea stories' });
    await update();
    await soon(showSuccess).toHaveBeenCalledOnce();
    const { _id, createdAt: _, ...required } = book;
    expect(sent[0]?.body).toEqual({
      ...required,
      author: null,
      pages: 474,
      subjects: ['Courtship', 'England', 'Sea stories'],
    });
  });

  it('A new cover is uploaded and stands in the place of the old one, whose file stays', async () => {
    const sent = answerFetch(saved(2, { coverImage: 'new-1.480w.webp' }));
    show();
    await chooseCover();
    expectShown('img', 'The chosen cover');
    await update();
    await soon(showSuccess).toHaveBeenCalledOnce();
    expect(upload.uploadCovers).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([{ method: 'PUT', body: { coverImage: 'new-1.480w.webp' } }]);
    expectValue('Cover Image URL', 'new-1.480w.webp');
    expectNoText('Selected: new.png');
  });

  it('A book is saved when it is refused as changed, but the shop has what was sent', async () => {
    answerFetch(stale());
    show();
    fillIn({ Title: 'Emma, saved', 'New Price': '1,50' });
    stored.loadStoredBook.mockResolvedValue(saved(2, { title: 'Emma, saved', newPrice: 1.5 }));
    await update();
    await soon(showSuccess).toHaveBeenCalledOnce();
    const sent = answerFetch(saved(3));
    await update();
    await soon(showSuccess).toHaveBeenCalledTimes(2);
    expect(versionsIn(sent)).toEqual(['"2"']);
  });

  it('A book that another person has changed is shown as it is now, with what was typed', async () => {
    const answers = [stale()];
    const sent = answerFetch(() => answers.shift() ?? json(saved(3)));
    show();
    fillIn({ Description: later });
    stored.loadStoredBook.mockResolvedValue(saved(2, { title: 'Emma, theirs' }));
    await update();
    await soon(showFailure).toHaveBeenCalledOnce();
    expectValue('Title', 'Emma, theirs');
    expectValue('Description', later);
    await update();
    await soon(showSuccess).toHaveBeenCalledOnce();
    expect(sent[1]?.body).toMatchObject({ title: 'Emma, theirs' });
    expect(versionsIn(sent)).toEqual(['"1"', '"2"']);
  });

  it('When the book cannot be updated, that is said, the uploaded cover goes and what was typed stays', async () => {
    stored.loadStoredBook.mockResolvedValue({ book, version: 2 });
    const sent = answerFetch(({ method }) => (method === 'PUT' ? stale() : json({ message: '' })));
    show();
    await chooseCover();
    fillIn({ 'New Price': '1' });
    await update();
    await soon(showFailure).toHaveBeenCalledExactlyOnceWith(
      'Failed to update book.',
      expect.stringContaining('changed this book'),
    );
    expectValue('New Price', '1');
    expect(namesOf(sent)).toEqual([`PUT /api/books/edit/${book._id}`, 'DELETE /api/covers/new-1.480w.webp']);
    expectText('Selected: new.png');
  });

  it('A cover stays when the answer is lost, and the next try names the same one', async () => {
    const answers = [refusal(503, 'The shop is busy'), stale()];
    const sent = answerFetch(() => answers.shift() ?? json({ message: '' }));
    show();
    await chooseCover();
    await update();
    await soon(showFailure).toHaveBeenCalledOnce();
    // The first try may have saved the book: even a refusal of the second one removes nothing.
    await update();
    await soon(showFailure).toHaveBeenCalledTimes(2);
    const put = { method: 'PUT', body: { coverImage: 'new-1.480w.webp' } };
    expect(sent).toMatchObject([put, put]);
    expect(upload.uploadCovers).toHaveBeenCalledOnce();
  });

  it.each([
    [{ coverSource: 'https://example.com/emma.jpg' }, 'Copied from https://example.com/emma.jpg'],
    [
      { coverProblem: 'refused' },
      'Not copied into the shop yet. The shop copies from public https addresses alone.',
    ],
    [{}, ''],
  ])('The form says where a cover was copied from, or why it was not: %j', (copy, hint) => {
    stored.useCoverCopy.mockReturnValue(copy);
    show();
    expect(field('Cover Image URL')).toHaveAccessibleDescription(hint);
  });
});

describe('The form for a new book', () => {
  const emma = {
    Title: 'Emma',
    Description: 'Handsome, clever, and rich.',
    Category: 'fiction',
    'Old Price': '12',
    'New Price': '9.50',
  };

  beforeEach(() => {
    render(<AddBookForm onDraftSaved={onDraftSaved} />);
  });

  const onDraftSaved = vi.fn();
  const added = () => answerFetch(json({ message: 'Book added' }, 201));
  const optionsOf = (label: string) => within(screen.getByLabelText(label)).getAllByRole('option');

  it('The form starts in the ISBN, where a scanner types, and shows the optional fields on demand', async () => {
    expectFocus(screen.getByLabelText('ISBN'));
    expect(textsOf(optionsOf('Category'))).toEqual([
      'Choose A Category',
      'Business',
      'Technology',
      'Fiction',
      'Horror',
      'Adventure',
    ]);
    expectValue(optionsOf('Category')[0], '');
    expect(screen.getByLabelText('Publisher')).not.toBeVisible();
    await click(screen.getByText('More about this book'));
    expect(screen.getByLabelText('Publisher')).toBeVisible();
    expectWords(optionsOf('Language')[0], 'Choose A Language');
    expect(textsOf(optionsOf('Language'))).toContain('French');
  });

  it('The form requires every field but Trending and the cover, once it is sent', async () => {
    const sent = added();
    fillIn({ Title: 'Emma' });
    fillIn({ Title: '   ' });
    await click(screen.getByLabelText('Title'));
    await click(screen.getByLabelText('Description'));
    // Earlier it would move the buttons.
    expectNoText(/is required/);
    await press('Add Book');
    for (const name of Object.keys(emma)) await waitForText(`${name} is required`);
    expectNoText(/Cover Image is/);
    expect(sent).toEqual([]);
  });

  it('The form says what is wrong with a price, and sends one with a comma as it was meant', async () => {
    const sent = added();
    const notice = /The old price is below the new one/;
    fillIn(emma);
    for (const [price, reason] of [
      ['-1', 'New Price must not be negative'],
      ['1,234', 'New Price can be read in two ways: write 1234 or 1.23'],
      ['100001', 'New Price must be at most 100000'],
    ] as const) {
      fillIn({ 'New Price': price });
      await press('Add Book');
      await waitForText(reason);
    }
    fillIn({ 'Old Price': '9,40', 'New Price': '9.50' });
    expectText(notice);
    fillIn({ 'New Price': '8,5' });
    expectNoText(notice);
    await press('Add Book');
    await soon(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ oldPrice: 9.4, newPrice: 8.5 });
  });

  it('A shop of its own has ISBN, price and copies first, and asks for no old price where prices are fixed', async () => {
    const boxes = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(boxes().slice(0, 3)).toEqual(['isbn', 'title', 'description']);
    expect(screen.getByLabelText('Copies on hand')).not.toBeVisible();
    cleanup();
    renderRouted(<AddBookForm />, '/', { fixedPrices: 'DE' });
    const sent = added();
    expect(boxes().slice(0, 3)).toEqual(['isbn', 'newPrice', 'title']);
    const { 'Old Price': _, ...fields } = emma;
    fillIn({ ...fields, 'Copies on hand': '2' });
    expectNoField('Old Price');
    await press('Add Book');
    await soon(() => sent[0]?.body).toMatchObject({ oldPrice: 9.5, newPrice: 9.5, onHand: 2 });
    await click(screen.getByLabelText('Not reduced'));
    expect(screen.getByLabelText('Old Price')).toBeVisible();
  });

  it("The button says 'Adding..' while the form is sent, and the form is empty after its success", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = answerFetch(() => promise);
    fillIn(emma);
    await click(checkbox('Trending'));
    await user.dblClick(button('Add Book'));
    expect(await findButton('Adding..')).toHaveAttribute('aria-busy', 'true');
    resolve(json({ message: 'Book added' }, 201));
    await findShown('button', 'Add Book');
    expect(showSuccess).toHaveBeenCalledExactlyOnceWith('Book added', 'Your book is uploaded successfully!', {
      showCancelButton: true,
      confirmButtonText: "Yes, It's Okay!",
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/books/create-book' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(sent[0]?.body).toEqual({
      title: 'Emma',
      description: emma.Description,
      category: 'fiction',
      trending: true,
      oldPrice: 12,
      newPrice: 9.5,
      coverImage: '',
    });
    expectValue('Title', '');
    expectValue('Category', '');
    expect(checkbox('Trending')).not.toBeChecked();
  });

  const reused = { error: { code: 'idempotency-key-reused', message: 'The key was used before' } };
  it.each([
    [() => refusal(409, 'Another book has this ISBN'), 'Another book has this ISBN'],
    [
      () => json(reused, 422),
      'An earlier try has added this book as it was then. Find it under Manage Books.',
    ],
  ])(
    'The form keeps its values when the book cannot be added, and says why: case %#',
    async (answer, words) => {
      answerFetch(answer);
      fillIn(emma);
      await press('Add Book');
      await soon(showFailure).toHaveBeenCalledExactlyOnceWith('Failed to add book.Please try again', words);
      expectValue('Title', 'Emma');
      expectValue('New Price', '9.50');
      expect(showSuccess).not.toHaveBeenCalled();
    },
  );

  it("'Save and add another' saves a book and keeps the fields that the next one shares", async () => {
    const sent = added();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    fillIn({
      ...emma,
      Author: 'Jane Austen',
      ISBN: '0-14-143958-0',
      Publisher: 'Penguin',
      Language: 'en',
      Format: 'paperback',
      Subjects: 'Courtship\n\n England \nCourtship',
    });
    expect(scrolled).not.toHaveBeenCalled();
    await press('Save and add another');
    await soon(showToast).toHaveBeenCalledOnce();
    expect(showSuccess).not.toHaveBeenCalled();
    expect(sent[0]?.body).toMatchObject({
      author: 'Jane Austen',
      isbn: '9780141439587',
      publisher: 'Penguin',
      language: 'en',
      format: 'paperback',
      subjects: ['Courtship', 'England'],
    });
    expect(sent[0]?.body).not.toHaveProperty('year');
    expectFocus(screen.getByLabelText('ISBN'));
    expect(scrolled.mock.contexts).toHaveLength(1);
    expect(scrolled.mock.contexts[0]).toContainElement(screen.getByText('ISBN'));
    for (const label of ['Title', 'Description', 'Author', 'ISBN', 'Subjects']) {
      expectValue(label, '');
    }
    expectValue('Category', 'fiction');
    expectValue('New Price', '9.50');
    expectValue('Publisher', 'Penguin');
    fillIn({ Title: 'Persuasion', Description: 'A second spring.' });
    await press('Add Book');
    await soon(showSuccess).toHaveBeenCalledOnce();
    expectValue('Category', '');
    expectValue('Publisher', '');
  });

  it("'Save as draft' requires a title and nothing else, and 'Add Book' all fields again", async () => {
    const sent = answerFetch(json({ message: 'Draft saved', draft: { _id: 'd1' } }, 201));
    const title = screen.getByLabelText('Title');
    await press('Save as draft');
    await soon(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('A draft needs a title');
    expectNoText(/is required/);
    await press('Add Book');
    await waitForText('Description is required');
    expect(sent).toEqual([]);
    fillIn({ Title: 'Emma', 'New Price': '9.50' });
    await press('Save as draft');
    await soon(onDraftSaved).toHaveBeenCalledExactlyOnceWith('d1');
    expect(sent[0]).toMatchObject({ path: '/api/drafts', body: { title: 'Emma', newPrice: 9.5 } });
  });
});

describe('The ISBN of a book', () => {
  const isbn = '9780141439587';
  const lookup: IsbnLookup = {
    isbn,
    state: 'found',
    book: {
      title: 'Emma',
      author: 'Jane Austen',
      year: 2003,
      category: 'fiction',
      subjects: ['Courtship', 'England'],
    },
  };
  const nothing = (state: IsbnLookup['state']): IsbnLookup => ({ isbn, state, book: {} });

  function show(answer: () => Response | Promise<Response>) {
    const sent = answerFetch(answer);
    renderRouted(<AddBookForm />);
    return { sent, box: field('ISBN') };
  }

  /** The status of the look-up; the pictures of sample pages have their own. */
  const lookedUp = () => screen.getAllByRole('status')[0];

  async function scan(text: string) {
    fillIn({ ISBN: text });
    await typeIn('ISBN', '{Enter}');
  }

  it('A shop that has turned the look-up off offers none, and Enter asks nothing', async () => {
    const sent = answerFetch(lookup);
    const services = { ...defaultFrame.services, isbnLookup: false };
    renderRouted(<AddBookForm />, '/', { services });
    expectNone('button', 'Fill in');
    await scan(isbn);
    expect(sent).toEqual([]);
    expectValue('ISBN', isbn);
  });

  it('A proposal that comes while the title is typed leaves the focus there', async () => {
    let answer: (response: Response) => void = () => undefined;
    show(() => new Promise((resolve) => (answer = resolve)));
    await scan(isbn);
    await typeIn('Title', 'My ');
    answer(json(lookup));
    await findButton('Use nothing');
    await user.keyboard('Emma');
    expectValue('Title', 'My Emma');
  });

  it('A proposal leaves typed text, unless its box is ticked, and says so; a rejected one changes nothing', async () => {
    const { box } = show(() => json(lookup));
    fillIn({ Title: 'My Emma', Author: 'J. Austen' });
    await scan(isbn);
    await click(await findButton('Use nothing'));
    expectValue('Author', 'J. Austen');
    expectNoText('Found in Open Library');
    expectFocus(box);
    await scan(isbn);
    await click(await findCheckbox('Replace Author: “J. Austen”'));
    await press('Use 4 fields');
    expectValue('Title', 'My Emma');
    expectValue('Author', 'Jane Austen');
    expectWords(lookedUp(), '4 fields filled in. Kept as you have it: Title.');
  });

  it('An ISBN that a book of the shop has is said so, with a link to the book', async () => {
    const inShop = { id: 'emma', title: 'Emma of the shop' };
    show(() => json({ ...nothing('off'), inShop }));
    await scan(isbn);
    const link = await findLink(inShop.title);
    expectHref(link, '/dashboard/edit-book/emma');
    expectWords(lookedUp(), /^The shop has a book with this ISBN: Emma of the shop\. /);
  });

  it('A look-up without a book says one sentence and leaves the form, and what is no ISBN is not looked up', async () => {
    let answer = json({});
    const { sent, box } = show(() => answer);
    fillIn({ Title: 'Emma', ISBN: isbn });
    for (const [next, sentence] of [
      [json(nothing('unknown')), 'Open Library does not know this ISBN: fill in the fields yourself.'],
      [json(nothing('off')), 'Looking books up is switched off in this shop: fill in the fields yourself.'],
      [
        json(nothing('unreachable')),
        'Open Library has not answered. Try again, or fill in the fields yourself.',
      ],
      [refusal(503, 'Busy'), 'The book could not be looked up. Try again, or fill in the fields yourself.'],
    ] as const) {
      answer = next;
      await press('Fill in');
      await soon(lookedUp).toHaveTextContent(sentence);
      expectValue('Title', 'Emma');
      expectNoText('Title is required');
    }
    const asked = sent.length;
    for (const [text, reason] of [
      ['978-0-14-143958-8', 'ISBN has a wrong check digit: compare it with the book'],
      ['12', 'ISBN must have 10 or 13 digits'],
    ] as const) {
      await scan(text);
      await soon(box).toHaveAccessibleDescription(reason);
    }
    expect(sent).toHaveLength(asked);
  });

  it('A wrong check digit is confirmed for a book that is printed so, until it is changed', async () => {
    const { sent, box } = show(() => json({ message: 'Draft added', draft: { _id: 'd' } }));
    await typeIn('Title', 'Misprint');
    await typeIn(box, '978-3-453-05829-1');
    const save = button('Save as draft');
    await click(save);
    const confirm = await screen.findByLabelText('It is printed like this in the book');
    await click(confirm);
    await user.type(box, '{Backspace}2');
    expectValue(box, '978-3-453-05829-2');
    expect(await screen.findByLabelText('It is printed like this in the book')).not.toBeChecked();
    await user.type(box, '{Backspace}1');
    await click(await screen.findByLabelText('It is printed like this in the book'));
    await click(save);
    await soon(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ isbn: '9783453058291', isbnAsPrinted: true });
  });

  it('An answer about an ISBN that was changed meanwhile is dropped', async () => {
    let answer: (response: Response) => void = () => undefined;
    show(() => new Promise((resolve) => (answer = resolve)));
    await scan(isbn);
    expect(await findButton('Looking..')).toHaveAttribute('aria-busy', 'true');
    fillIn({ ISBN: isbn.slice(0, -1) });
    answer(json(lookup));
    await waitFor(() => expectShown('button', 'Fill in'));
    expectNoText('Found in Open Library');
  });
});

describe('The camera', () => {
  const isbn = '9780141439587';
  const track = { stop: vi.fn() };
  const getUserMedia = vi.fn();

  beforeEach(() => {
    history.replaceState(null, '', '/dashboard/add-new-book');
    getUserMedia.mockResolvedValue({ getTracks: () => [track] });
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  });

  async function scan() {
    const sent = answerFetch({ isbn, state: 'found', book: { title: 'Emma' } });
    render(<AddBookForm />);
    expect(getUserMedia).not.toHaveBeenCalled();
    await press('Scan');
    return { sent };
  }

  it('A press opens the camera, which takes an ISBN and no other barcode, and looks it up', async () => {
    const seen = [['4006381333931'], [], ['9780141439588'], ['4006381333931', isbn]];
    reader.loadBarcodeReader.mockResolvedValue(async () => seen.shift() ?? []);
    const { sent } = await scan();
    await findShown('button', 'Use 1 field');
    expect(pathsOf(sent)).toEqual([`/api/admin/isbn/${isbn}`]);
    expectValue('ISBN', isbn);
    expectNoField('What the camera sees');
    expect(track.stop).toHaveBeenCalled();
  });

  it('Stopping the scanner closes the camera', async () => {
    reader.loadBarcodeReader.mockResolvedValue(async () => []);
    await scan();
    await press('Stop');
    await soon(() => track.stop).toHaveBeenCalled();
    expectFocus(field('ISBN'));
  });

  it.each([
    ['NotAllowedError', cameraWords.refused],
    ['NotFoundError', cameraWords.missing],
    ['NotReadableError', cameraWords.busy],
  ])('The scanner says why there is no camera: %s', async (name, sentence) => {
    reader.loadBarcodeReader.mockResolvedValue(async () => []);
    getUserMedia.mockRejectedValue(new DOMException('', name));
    await scan();
    await waitForText(sentence);
    expect(field('ISBN')).toBeEnabled();
  });

  it('The scanner says that its code could not be loaded, and closes the camera', async () => {
    reader.loadBarcodeReader.mockRejectedValue(new Error('offline'));
    await scan();
    await waitForText(cameraWords.broken);
    expect(track.stop).toHaveBeenCalled();
  });

  it.each([
    ['/dashboard/add-new-book', true],
    ['/dashboard/drafts/some-id', true],
    ['/dashboard/manage-books', false],
    ['/', false],
  ])('A document at %s may use the camera: %s', (path, may) => {
    expect(documentMayScan(`https://shop.example${path}?x`)).toBe(may);
  });
});

describe('A draft', () => {
  const draft: Draft = {
    _id: 'd1',
    title: 'Emma',
    description: '',
    category: 'fiction',
    trending: false,
    oldPrice: 12,
    newPrice: 9.5,
    coverImage: '',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    version: 7,
  };
  const whole = { ...draft, description: 'Handsome, clever, and rich.' };

  beforeEach(() => {
    callAdminApi.mockImplementation(async (name: string) => ({
      draft: { ...whole, version: 8 },
      book: name.endsWith('/publish') ? whole : undefined,
    }));
  });

  const show = (first: Draft) => renderRouted(<DraftForm first={first} />);
  const click = (name: string) => press(name);
  const called = () => callAdminApi.mock.calls.map(([name]) => name);

  it('Publishing an incomplete draft focuses its first missing field, and sends nothing', async () => {
    show(draft);
    await click('Publish');
    await soon(() => field('Description')).toHaveFocus();
    expect(field('Description')).toHaveAccessibleDescription('Description is required');
    expect(called()).toEqual([]);
  });

  it.each([
    ['complete', whole],
    ['imported', { ...draft, isImported: true }],
  ])('Publishing a draft that is %s publishes it as it is stored', async (_, first) => {
    show(first);
    await click('Publish');
    await soon(called).toEqual(['POST /api/drafts/:id/publish']);
  });

  it('Publishing a changed draft saves it first', async () => {
    show(draft);
    await typeIn('Description', 'Handsome.');
    await click('Publish');
    await soon(called).toEqual(['PUT /api/drafts/:id', 'POST /api/drafts/:id/publish']);
    expect(callAdminApi.mock.lastCall?.[1]).toMatchObject({ headers: { 'If-Match': '"8"' } });
  });

  it('An incomplete draft can be saved, also after it could not be published', async () => {
    show(draft);
    await click('Publish');
    await soon(() => field('Description')).toHaveFocus();
    await typeIn('Title', '{Enter}');
    await soon(called).toEqual(['PUT /api/drafts/:id']);
  });

  it('A draft that another person has changed is shown as it is now, with what was typed', async () => {
    callAdminApi.mockImplementation(async (name: string) => {
      if (name.startsWith('PUT')) throw new ApiError(412, 'stale');
      return { ...draft, title: 'Emma, theirs', version: 9 };
    });
    show(draft);
    await typeIn('Description', 'Handsome.');
    await click('Save draft');
    await waitFor(() => expectValue('Title', 'Emma, theirs'));
    expectValue('Description', 'Handsome.');
    await click('Save draft');
    await soon(callAdminApi).toHaveBeenCalledWith(
      'PUT /api/drafts/:id',
      expect.objectContaining({ headers: { 'If-Match': '"9"' } }),
    );
  });
});

describe('The page of drafts', () => {
  function open(failure: Error) {
    callAdminApi.mockRejectedValueOnce(failure).mockResolvedValue({ id: 'd1', title: 'Emma' });
    renderRouted(<DraftPage id="d1">{({ title }) => title}</DraftPage>);
  }

  it('The page of a deleted draft says that it was not found', async () => {
    open(new ApiError(404, 'not found'));
    await findAlert('This draft was not found.');
    expectNone('button', 'Try again');
  });

  it('All drafts that lack nothing are published together, and one that fails is named', async () => {
    agree();
    const draft = (title: string, fields: object = {}) => {
      const { _id, createdAt: _, ...book } = makeBook({ title });
      return { ...book, ...fields, _id, version: 1, updatedAt: '2026-11-22T10:00:00.000Z' };
    };
    const [emma, kim, dune] = [draft('Emma'), draft('Kim'), draft('Dune', { description: '' })];
    const published: string[] = [];
    callAdminApi.mockImplementation(async (name: string, { params }: { params: { id: string } }) => {
      if (name === 'GET /api/drafts') return [emma, kim, dune];
      published.push(params.id);
      if (params.id === emma._id) throw new ApiError(500, 'broken');
      return { book: kim };
    });
    renderRouted(<DraftList />);
    await press('Publish 2 that lack nothing');
    await vi.waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
    expect(published.toSorted()).toEqual([emma._id, kim._id].toSorted());
    expect(vi.mocked(showFailure).mock.lastCall?.[1]).toContain('Emma: ');
  });
});

describe('The fields of a book', () => {
  const isField = (name: string): name is keyof NewBook => Object.hasOwn(newBookSchema.fields, name);
  const fields: string[] = Object.keys(newBookSchema.fields);

  const notOnTheBookPage = ['trending', 'taxClass', 'appearsOn'];

  const tax = shopTaxOf({ ...defaultSettings.tax, isOn: true }, '');

  /** In a shop with taxes, forms have every field. */
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

  /** Each field's text on the page of a book. */
  const shownAs: Partial<Record<keyof NewBook, unknown>> = {
    category: 'Fiction',
    newPrice: '$9.50',
    oldPrice: '$12.00',
    language: 'French',
    condition: 'Used copy',
    format: 'E-book',
    weight: '340 g',
  };

  beforeEach(() => stored.useStoredBook.mockReturnValue({ book, version: 1 }));

  const fieldOf = (fieldsOf: object, field: string) =>
    new Map<string, unknown>(Object.entries(fieldsOf)).get(field);
  const controlNames = (form: HTMLElement) =>
    [...form.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));

  /** A list has one line for each item in its control. */
  const asTyped = (value: unknown) => (Array.isArray(value) ? value.join('\n') : value);

  /** A control's value, in the type of `value`. */
  function heldBy(control: Element | null, value: unknown): unknown {
    if (typeof value === 'boolean') return control instanceof HTMLInputElement && control.checked;
    const text = control && 'value' in control ? control.value : undefined;
    return typeof value === 'number' ? Number(text) : text;
  }

  it('The form for a new book has a control for each field', () => {
    const names = controlNames(show(<AddBookForm />).container);
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
    expectWords(screen.getByText('Published').nextSibling, /^1815$/);
    rerender(<BookDetails book={makeBook()} action={null} />);
    expectWords(screen.getByText('Published').nextSibling, 'March 1, 2026');
  });

  it('The forms of a shop without taxes have no tax class, and no page shows one', () => {
    expect(controlNames(render(<AddBookForm />).container)).not.toContain('taxClass');
    show(<BookDetails book={book} action={null} />);
    expect(screen.getByRole('article')).not.toHaveTextContent('Everything else');
    expectWords(screen.getByRole('article'), '$9.50Old price: $12.00incl. tax');
  });

  it('The schema of an edit has every field', () => {
    expect(Object.keys(bookEditSchema.fields)).toEqual(fields);
  });
});

/** A book that cost 80, then 100 dollars, and is reduced from 100 since 22 November in the end. */
const risen: KnownPrices = {
  cents: 10_000,
  memory: { since: '2026-11-01', earlier: [{ cents: 8000, until: '2026-11-01' }] },
};
const reduced: KnownPrices = {
  cents: 8000,
  memory: {
    since: '2026-11-22',
    earlier: [{ cents: 9990, until: '2026-11-22' }],
    reduction: { cents: 9990, day: '2026-11-22' },
  },
};

async function typed(
  prices: { oldPrice: string; newPrice: string },
  knownPrices?: KnownPrices,
  reducedPrices: 'eu' | 'off' = 'eu',
  fixedPrices: 'DE' | 'none' = 'none',
) {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  const { container, unmount } = render(
    <ShopContext value={{ reducedPrices, fixedPrices, locale: 'en-GB' }}>
      <Formik initialValues={{ oldPrice: '', newPrice: '' }} onSubmit={() => undefined}>
        <PriceFields prices={knownPrices} />
      </Formik>
    </ShopContext>,
  );
  if (fixedPrices !== 'none') await click(field('Not reduced'));
  if (prices.oldPrice) await typeIn('Old Price', prices.oldPrice);
  await typeIn('New Price', prices.newPrice);
  const words = container.querySelector('[aria-live]')?.textContent;
  vi.useRealTimers();
  unmount();
  return words;
}

describe('Beside the prices of a book the form says by the EU rule', () => {
  it('from which price shoppers will see it reduced, and since when', async () => {
    expect(await typed({ oldPrice: '150', newPrice: '80' }, reduced)).toBe(
      'Shown: $99.90, the lowest price of the 30 days before 22 Nov.',
    );
    expect(await typed({ oldPrice: '120', newPrice: '70' }, risen)).toBe(
      'Shown: $80.00, the lowest price of the 30 days before 23 Nov.',
    );
  });

  it('why they will not', async () => {
    const asked = { oldPrice: '100', newPrice: '90' };
    expect(await typed(asked, risen)).toBe('Not shown: the lowest price of the last 30 days was $80.00.');
    expect(await typed(asked)).toBe('Not shown: a new book has no earlier price.');
    const old = { cents: 9000, memory: { since: '2026-01-01', earlier: [] } };
    expect(await typed(asked, old)).toBe(
      'Not shown: the shop knows no higher price that the book had before.',
    );
    expect(await typed({ oldPrice: '80', newPrice: '90' }, risen)).toBe(
      'Not shown: the old price is below the new one.',
    );
  });

  it('nothing where there is nothing to show', async () => {
    expect(await typed({ oldPrice: '90', newPrice: '90' }, risen)).toBe('');
    expect(await typed({ oldPrice: '', newPrice: '90' }, risen)).toBe('');
  });

  it('nothing where the law fixes prices, which the field itself says', async () => {
    expect(await typed({ oldPrice: '150', newPrice: '80' }, reduced, 'eu', 'DE')).toBe('');
  });

  it('nothing new in a shop that does not set it', async () => {
    expect(await typed({ oldPrice: '150', newPrice: '80' }, reduced, 'off')).toBe('');
    expect(await typed({ oldPrice: '80', newPrice: '90' }, undefined, 'off')).toContain(
      'struck through all the same',
    );
  });
});
