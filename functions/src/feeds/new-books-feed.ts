import { type Markup, markup, when } from '../platform/markup.ts';
import { authorsOf } from '../shared/author/author.ts';
import type { Book } from '../shared/book/book.ts';
import { seriesApart } from '../shared/book/series.ts';
import { genreLabel } from '../shared/genre/genres.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { t } from '../shared/words/words.ts';

export const newBooksCount = 50;

type FeedShop = Pick<ShopProfile, 'shopName' | 'genres'>;

function entry(book: Book, shop: string, genres: FeedShop['genres']): Markup {
  const { _id, title, description, author, category, createdAt } = seriesApart(book);
  const address = shop + shopPaths.book(_id);
  const names = authorsOf(author).map(
    ({ name }) => markup`<author><name>${name}</name></author>
`,
  );
  return markup`<entry>
<id>${address}</id>
<title>${title}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${createdAt}</published>
<updated>${createdAt}</updated>
${names}<category term="${category}" label="${genreLabel(genres, category)}"/>
${when(
  description,
  (summary) => markup`<summary>${summary}</summary>
`,
)}</entry>
`;
}

export function newBooksFeed(books: readonly Book[], shop: string, { shopName, genres }: FeedShop): string {
  const own = `${shop}/feeds/new.xml`;
  // Atom requires a date even for a shop without books.
  const updated = books[0]?.createdAt ?? new Date(0).toISOString();
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${own}</id>
<title>${t('New books at {shopName}', { shopName })}</title>
<updated>${updated}</updated>
<author><name>${shopName}</name></author>
<link rel="self" type="application/atom+xml" href="${own}"/>
<link rel="alternate" type="text/html" href="${shop + shopPaths.home}"/>
${books.map((book) => entry(book, shop, genres))}</feed>
`.text;
}
