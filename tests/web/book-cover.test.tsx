import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BookCover } from '../../web/src/entities/cover/book-cover.tsx';
import { DrawnCover } from '../../web/src/entities/cover/drawn-cover.tsx';
import { DrawnCoverContext } from '../../web/src/entities/cover/drawn-cover-loader.tsx';
import { makeBook } from '../fixtures/factories.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { named } from './on-screen.ts';

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
