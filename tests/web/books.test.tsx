import type { Book } from '@bookstore/functions/shared/book/book';
import { excerpt } from '@bookstore/functions/shared/book/excerpt';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from '../../web/src/components/layout/footer.tsx';
import { BookCard } from '../../web/src/entities/book/book-card.tsx';
import { BookTitle } from '../../web/src/entities/book/book-title.tsx';
import { ListCard } from '../../web/src/entities/book/list-card.tsx';
import { BookCover } from '../../web/src/entities/cover/book-cover.tsx';
import { coverStem, prepareCover } from '../../web/src/entities/cover/cover-file.ts';
import { DrawnCover } from '../../web/src/entities/cover/drawn-cover.tsx';
import { DrawnCoverContext } from '../../web/src/entities/cover/drawn-cover-loader.tsx';
import { CoverPicker } from '../../web/src/features/book-form/cover-picker.tsx';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { parseCart, withBook, withConflict } from '../../web/src/features/cart/cart.ts';
import { CartRow } from '../../web/src/features/cart/cart-row.tsx';
import { OrderCard } from '../../web/src/features/orders/order-card.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import {
  expectHref,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectWords,
  field,
  named,
  press,
  renderRouted,
  typeIn,
  user,
} from './on-screen.ts';

function showCard(book: Book) {
  renderRouted(<BookCard book={book} action={<button type="button">Buy</button>} />);
  return screen.getByRole('article');
}

it('A card links its cover and title to the book, which are one link to tab to and to hear of, and shows both prices', () => {
  const card = showCard(makeBook({ _id: 'emma & co', title: 'Emma', newPrice: 9.5, oldPrice: 12 }));
  const links = screen.getAllByRole('link', { hidden: true }).slice(0, 1).concat(named('link', 'Emma'));
  expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
    ['/books/emma%20%26%20co', -1],
    ['/books/emma%20%26%20co', 0],
  ]);
  expect(links[0]).toHaveAttribute('aria-hidden', 'true');
  expectWords(card, '$9.50');
  expect(screen.getByText('$12.00').tagName).toBe('S');
  expectShown('button', 'Buy');
});

it('A card and a page say that a copy is used, and nothing of a new one', () => {
  const used = makeBook({ condition: 'used' });
  expectWords(showCard(used), 'Used copy');
  renderRouted(<BookDetails book={used} action={null} />);
  expect(screen.getAllByText('Used copy')).toHaveLength(2);
  cleanup();
  expect(showCard(makeBook({ condition: 'new' }))).not.toHaveTextContent('copy');
});

it('Card and page show one price when the old one is the same', () => {
  const book = makeBook({ newPrice: 12.9, oldPrice: 12.9 });
  const card = showCard(book);
  renderRouted(<BookDetails book={book} action={null} />);
  expect(screen.getAllByText('$12.90')).toHaveLength(2);
  expect(card).not.toHaveTextContent('Old price');
});

it('A card links its category and each of its authors, and the comma stays on the line of the name before it', () => {
  showCard(makeBook({ author: 'Terry Pratchett & Neil Gaiman', category: 'horror' }));
  for (const [name, address, line] of [
    ['Horror', '/browse/horror', 'Horror'],
    ['Terry Pratchett', '/authors/terry-pratchett', 'Terry Pratchett,'],
    ['Neil Gaiman', '/authors/neil-gaiman', 'Neil Gaiman'],
  ] as const) {
    const link = named('link', name);
    expectHref(link, address);
    expect(link.parentElement?.textContent?.trim()).toBe(line);
  }
});

it('A card does not link a category that the shop does not have', () => {
  showCard(makeBook({ category: 'cookery' }));
  expectText('Cookery');
  expectNone('link', 'Cookery');
});

it.each([
  ['shows a description of 80 characters whole', 'x'.repeat(80), 'x'.repeat(80)],
  ['cuts one of 81 characters', 'x'.repeat(81), `${'x'.repeat(80)}…`],
  ['cuts between characters, not within one', '📚'.repeat(81), `${'📚'.repeat(80)}…`],
])('A card %s', (_, description, text) => {
  showCard(makeBook({ description }));
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['a word', `${'word '.repeat(15)}broken here`, ' broke'],
  ['a space', `${'word '.repeat(16)}more`, ' '],
  ['the end of a word', `${'word '.repeat(15)}whole here`, ''],
  ['the word behind a comma', `${'word '.repeat(14)}word, broken here`, ', brok'],
])('A card with 80 characters up to within %s shows whole words of them', (_, description, hidden) => {
  const card = showCard(makeBook({ description }));
  expect(card.textContent).toContain(`${description.slice(0, 80)}…`);
  expect(card.querySelector('[hidden]')?.textContent ?? '').toBe(hidden);
  expect(excerpt(description)).toBe(`${description.slice(0, 80 - hidden.length)}…`);
});

it.each([
  [2, 'Only 2 left'],
  [0, 'Out of stock'],
])('Card and page say of %i copies: %s, and nothing of a book that is not counted', (stockLeft, words) => {
  expect(showCard(makeBook())).not.toHaveTextContent(/left|stock/i);
  cleanup();
  const book = makeBook({ stockLeft });
  expectWords(showCard(book), words);
  renderRouted(<BookDetails book={book} action={null} />);
  expect(screen.getAllByText(words)).toHaveLength(2);
});

it('Cards, page and cart say the language of a title that is not the one of the page, and nothing of another', () => {
  for (const language of [undefined, 'en', 'not a code']) {
    const card = showCard(makeBook({ language, series: 'Robots' }));
    expect(card.querySelector('[lang]')).toBeNull();
    cleanup();
  }
  const book = makeBook({ title: '吾輩は猫である', language: 'ja' });
  showCard(book);
  renderRouted(<ListCard book={book} action={null} />);
  renderRouted(<BookDetails book={book} action={null} />);
  const cart = parseCart(JSON.stringify(withBook([], book)));
  for (const item of cart) renderRouted(<CartRow item={item} onRemove={() => undefined} />);
  const titles = screen.getAllByRole('heading', { name: book.title });
  const said = titles.map((title) => title.querySelector('[lang="ja"]')?.textContent);
  expect(said).toEqual(Array(4).fill(book.title));
  // The reading direction of typed texts follows their letters.
  expect(titles.every((title) => title.querySelector('[dir="auto"]'))).toBe(true);
  for (const text of screen.getAllByText(book.description)) expect(text).toHaveAttribute('dir', 'auto');
});

it('The page says who answers for the safety of a book, and nothing where the shop has not said it', () => {
  const { unmount } = renderRouted(<BookDetails book={makeBook()} action={null} />);
  expectNoText('Manufacturer');
  unmount();
  const maker = 'Penguin Ireland\n32 Nassau Street\nsafety@penguin.example';
  renderRouted(<BookDetails book={{ ...makeBook(), maker }} action={null} />);
  expect(screen.getByText('Manufacturer').nextElementSibling?.textContent).toBe(maker);
});

it('Cards and page say how buyers rate a book, and nothing of one without a review', () => {
  const book = makeBook({ rating: { count: 12, mean: 4.5 } });
  expect(showCard(makeBook())).not.toHaveTextContent('★');
  cleanup();
  showCard(book);
  renderRouted(<ListCard book={book} action={null} />);
  expect(screen.getAllByRole('img', { name: 'Rated 4.5 of 5 by 12 buyers' })).toHaveLength(2);
  renderRouted(<BookDetails book={book} action={null} />);
  const link = named('link', 'Rated 4.5 of 5 by 12 buyers');
  expectHref(link, '#reviews');
});

describe('Authors', () => {
  const complete = makeBook({ title: 'Emma', author: 'Jane Austen', coverImage: 'emma.480w.avif' });
  const { author: _, ...unknown } = makeBook({ title: 'Beowulf' });

  function cartItem(book: Book) {
    const [item] = withBook([], book);
    if (!item) throw new Error('The book is not in the cart');
    return item;
  }

  const orderOf = (book: Book) => {
    const order = makeOrder([book]);
    return { ...order, lines: order.lines.map((line) => ({ ...line, author: book.author })) };
  };
  const places: [string, (book: Book) => ReactElement][] = [
    ['a card', (book) => <BookCard book={book} action={null} />],
    ['a row of the cart', (book) => <CartRow item={cartItem(book)} onRemove={vi.fn()} />],
    ['a line of an order', (book) => <OrderCard order={orderOf(book)} />],
    ['the page of the book', (book) => <BookDetails book={book} action={null} />],
  ];

  it.each(places)(
    'On %s the author is shown under the title, and nothing of what a book lacks',
    (_, page) => {
      const { unmount } = renderRouted(page(complete));
      const [author] = screen.getAllByText('Jane Austen');
      if (!author) throw new Error('There is no author');
      const after = screen.getByText('Emma').compareDocumentPosition(author);
      expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      unmount();
      // As the API would answer a book whose other fields were never stored.
      const bare: Book = JSON.parse('{"_id":"bare","title":"Bare","newPrice":3,"oldPrice":4}');
      for (const book of [unknown, bare]) {
        const { container } = renderRouted(page(book));
        expectWords(container, book.title);
        expect(container).not.toHaveTextContent(/undefined|null|NaN|Invalid Date/);
        expect(container.querySelector('img')).toBeNull();
        const gaps = [...container.querySelectorAll('p')].filter((line) => line.textContent === '');
        if (book === unknown) expect(gaps).toEqual([]);
      }
    },
  );

  it('The stored cart keeps the author, also when a refused order updates it, and a book without one is read', () => {
    const cart = [cartItem(complete), cartItem(unknown)];
    expect(parseCart(JSON.stringify(cart))).toStrictEqual(cart);
    expect(cart[1]).not.toHaveProperty('author');
    expect(parseCart(JSON.stringify([{ ...cart[0], author: 7 }]))).toEqual([]);
    const current = { bookId: complete._id, title: complete.title, newPrice: 9 };
    const conflict = { missing: [], books: [current], totalPrice: '9.00' };
    expect(withConflict(cart, conflict)).toMatchObject([{ author: 'Jane Austen', newPrice: 9 }, {}]);
  });

  it('A card names two authors and counts the others', () => {
    const author = 'Terry Pratchett, Neil Gaiman, Mary Shelley, Jane Austen';
    renderRouted(<BookCard book={makeBook({ author })} action={null} />);
    expectWords(screen.getByText('and 2 more').parentElement, /^Terry Pratchett, Neil Gaiman and 2 more$/);
    expectNoText('Mary Shelley');
  });

  it.each([
    ["Harry Potter and the Sorcerer's Stone (Harry Potter, #1)", 'Harry Potter, #1'],
    ['Dune (Dune Chronicles #1)', 'Dune Chronicles, #1'],
    ['Beowulf (a verse translation)', undefined],
    ['(#1)', undefined],
  ])('The series of %j stands on a line of its own', (title, series) => {
    const { container } = render(<BookTitle book={{ title }} />);
    expect(container.querySelector('.block')?.textContent).toBe(series);
    if (!series) expect(container.textContent).toBe(title);
  });

  it('The newsletter says that it is not there yet, and keeps nothing', async () => {
    renderRouted(<Footer />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await typeIn('News from the shelves, now and then', 'ada@example.com');
    await press('Subscribe');
    expectStatus('There is no newsletter yet: your address was not kept.');
    expect([...Object.values(localStorage), ...Object.values(sessionStorage)].join()).not.toContain('ada@');
  });
});

describe('The cover of a book', () => {
  const emma = makeBook({ title: 'Emma: A Novel', author: 'Jane Austen', coverImage: '' });

  it('A book without a picture has a cover with its title and author, under the name of a picture', async () => {
    render(<BookCover book={emma} sizes="48px" />);
    // Its code is loaded first; until then the cover is blank.
    await screen.findByText('Jane Austen');
    const cover = named('img', 'Cover of Emma: A Novel');
    for (const text of ['Emma', 'A Novel', 'Jane Austen'])
      expect(cover).toContainElement(screen.getByText(text));
    expect(cover.querySelector('img')).toBeNull();
  });

  it('A book without an author has a cover without one', async () => {
    const { author, ...book } = emma;
    expect(author).toBe('Jane Austen');
    render(<BookCover book={book} sizes="48px" />);
    await screen.findByText('A Novel');
    const cover = screen.getByRole('img');
    expect(cover.querySelector('span')).toBeNull();
  });

  it('A picture that cannot be loaded gives way to a drawn cover', async () => {
    render(<BookCover book={{ ...emma, coverImage: 'emma.480w.webp' }} sizes="48px" />);
    const picture = named('img', 'Cover of Emma: A Novel');
    expect(picture).toHaveProperty('tagName', 'IMG');
    fireEvent.error(picture);
    expect(await screen.findByText('Jane Austen')).toBeInTheDocument();
    expect(named('img', 'Cover of Emma: A Novel')).not.toBe(picture);
  });

  it.each(hostileTexts)('A drawn cover shows $text as text, on the server and in the browser', ({ text }) => {
    const cover = (
      <DrawnCoverContext value={DrawnCover}>
        <BookCover book={{ ...emma, title: text, author: text }} sizes="48px" />
      </DrawnCoverContext>
    );
    const { container } = render(cover);
    expect(container.querySelector('script, img, iframe, a')).toBeNull();
    const served = document.createElement('div');
    served.innerHTML = renderToString(cover);
    expect(served.textContent).toBe(container.textContent);
    expect(served.querySelector('script, img, iframe, a')).toBeNull();
  });
});

describe('The choice of a cover', () => {
  function Picker() {
    const [file, setFile] = useState<File>();
    return (
      <>
        <CoverPicker label="Cover Image" file={file} onChoose={setFile} />
        <output aria-label="Chosen">{file?.name ?? 'nothing'}</output>
        <button type="button" onClick={() => setFile(undefined)}>
          Clear
        </button>
      </>
    );
  }

  const fileOf = (bytes: number, name: string, type: string) =>
    new File([new Uint8Array(bytes)], name, { type });
  const megabyte = 1024 * 1024;

  async function choose(file: File) {
    render(<Picker />);
    await user.upload(field('Cover Image'), file);
    return named('status', 'Chosen');
  }

  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])(
    'The picker takes %s and names it',
    async (type) => {
      const chosen = await choose(fileOf(10, 'emma.pic', type));
      expectText('Selected: emma.pic');
      expect(named('img', 'The chosen cover')).toHaveAttribute('src', 'blob:emma.pic');
      expectWords(chosen, 'emma.pic');
      // The same control keeps its file, and the focus with it.
      expect(field('Cover Image')).toHaveProperty('files.length', 1);
    },
  );

  it.each([
    ['a text', fileOf(10, 'emma.txt', 'text/plain'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
    ['an SVG', fileOf(10, 'emma.svg', 'image/svg+xml'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
    ['a GIF', fileOf(10, 'emma.gif', 'image/gif'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
    ['41 MB', fileOf(41 * megabyte, 'emma.png', 'image/png'), 'Choose a picture of at most 40 MB.'],
    ['nothing', fileOf(0, 'emma.png', 'image/png'), 'This file is empty.'],
  ])('The picker refuses %s', async (_, file, reason) => {
    const chosen = await choose(file);
    expectText(reason);
    expectNoText(/^Selected:/);
    expectWords(chosen, 'nothing');
    expect(field('Cover Image')).toBeInvalid();
    expect(field('Cover Image')).toHaveAccessibleDescription(reason);
  });

  it('The picker takes a photo of 8 MB, and says of one that the browser cannot read what helps', async () => {
    const chosen = await choose(fileOf(8 * megabyte, 'IMG_0042.HEIC', ''));
    expectWords(chosen, 'IMG_0042.HEIC');
    fireEvent.error(named('img', 'The chosen cover'));
    expectText(/does not read HEIC pictures. Save it as a JPEG/);
    expectWords(chosen, 'nothing');
  });

  it('The picker drops the earlier file when the next one is refused, and the error when one is taken', async () => {
    const chosen = await choose(fileOf(10, 'good.png', 'image/png'));
    const change = (file: File) => fireEvent.change(field('Cover Image'), { target: { files: [file] } });
    change(fileOf(10, 'bad.txt', 'text/plain'));
    expectWords(chosen, 'nothing');
    change(fileOf(10, 'better.png', 'image/png'));
    expectWords(chosen, 'better.png');
    expectNoText(/^Choose a/);
  });

  it('The picker is empty when the form is cleared', async () => {
    await choose(fileOf(10, 'good.png', 'image/png'));
    await press('Clear');
    expectNoText(/^Selected:/);
    expect(field('Cover Image')).toHaveProperty('files.length', 0);
  });

  it('A file that cannot be decoded when it is saved is reported as no picture', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.');
    });
    await expect(prepareCover(fileOf(10, 'half.jpg', 'image/jpeg'))).rejects.toThrow(
      'This file is not a picture. Choose another cover.',
    );
  });

  it.each([
    ['My Café (1).PNG', 'my-cafe-1'],
    ['../x.png', 'x'],
    ['封面.png', 'cover'],
    [`${'long-'.repeat(40)}.png`, 'long-'.repeat(12)],
  ])('The file name %s becomes %s', (name, stem) => expect(coverStem(name)).toBe(stem));
});
