import { type Markup, markup, when } from '../platform/markup.ts';
import type { Book } from '../shared/book/book.ts';
import { categoryLabel } from '../shared/book/category.ts';
import { coverPreviewAddress } from '../shared/book/cover.ts';
import { isInStock } from '../shared/book/stock-words.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { shopFacts } from '../shared/shop/shop.ts';
import { formatCents, toCents } from '../shared/values/money.ts';

/** The longest title that Google takes. */
const longestTitle = 150;

/** Google's number for Media › Books. */
const booksCategory = '784';

function item(book: Book, shop: string): Markup {
  const { _id, title, description, category, newPrice, isbn, publisher } = book;
  return markup`<item>
<g:id>${_id}</g:id>
<g:title>${[...title].slice(0, longestTitle).join('')}</g:title>
<g:description>${description}</g:description>
<g:link>${shop + shopPaths.book(_id)}</g:link>
${when(coverPreviewAddress(shop, book.coverImage), (cover) => markup`<g:image_link>${cover}</g:image_link>`)}
<g:price>${formatCents(toCents(newPrice))} USD</g:price>
<g:availability>${isInStock(book) ? 'in_stock' : 'out_of_stock'}</g:availability>
<g:condition>new</g:condition>
<g:google_product_category>${booksCategory}</g:google_product_category>
<g:product_type>Books &gt; ${categoryLabel(category)}</g:product_type>
${isbn ? markup`<g:gtin>${isbn}</g:gtin>` : markup`<g:identifier_exists>no</g:identifier_exists>`}
${when(publisher, (brand) => markup`<g:brand>${brand}</g:brand>`)}
</item>
`;
}

/**
 * All books as Google Merchant Center reads them: RSS 2.0 with its own elements.
 * @param shop the shop's address, without a slash at the end
 */
export async function* merchantFeed(books: AsyncIterable<Book>, shop: string): AsyncGenerator<string> {
  yield markup`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${shopFacts.name}</title>
<link>${shop + shopPaths.home}</link>
<description>All books of ${shopFacts.name}</description>
`.text;
  for await (const book of books) yield item(book, shop).text;
  yield '</channel>\n</rss>\n';
}
