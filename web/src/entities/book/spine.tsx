import { authorsOf } from '@bookstore/functions/shared/author/author';
import { clothOf } from '@bookstore/functions/shared/book/cover-cloth';
import type { SpineBook } from '@bookstore/functions/shared/catalogue/bookcase';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMoney } from '#config/money.ts';
import { paths } from '#config/paths.ts';

const surname = /(?<!\S)(?:(?:d[aeiu]|del|der|la|le|st|van|von)\s)*\S+$/iu;

/** The surname alone where the spine has no room for more below the title. */
function authorOnSpine(author: string, title: string): string {
  const { name = author } = authorsOf(author)[0] ?? {};
  const room = Math.max(9, 30 - 1.4 * title.length);
  return name.length > room ? (surname.exec(name.replace(/,.*/, ''))?.[0] ?? name) : name;
}

interface SpineProps {
  book: SpineBook;
  /** The cover behind the spine. */
  children?: ReactNode;
  /** Shown on the tag in place of the price. */
  tag?: ReactNode;
  /** Shown below the board. */
  foot?: ReactNode;
}

/** See shelf.css. */
export function Spine({ book, children, tag, foot }: SpineProps) {
  const money = useMoney();
  const { ground, ink } = clothOf(book.title);
  // What follows a colon or bracket, and more than two long lines, have no room on a spine.
  const [title = book.title] = book.title.split(/(?<=\S)(?::\s|\s[(–—])/u);
  const size = title.length > 26 ? 0.75 : title.length > 17 ? 0.875 : 1;
  const style: CSSProperties & Record<`--${string}`, string | number | undefined> = {
    '--ground': ground,
    '--ink': ink,
    '--pages': book.pages,
    '--size': size,
  };
  return (
    <li style={style}>
      <Link to={paths.book(book._id)}>
        <span>
          <b dir="auto">{title}</b> {book.author && <small>{authorOnSpine(book.author, title)}</small>}
        </span>
        {children && <i aria-hidden="true">{children}</i>}
      </Link>
      <p>{tag ?? money.price(book.newPrice)}</p>
      {foot}
    </li>
  );
}
