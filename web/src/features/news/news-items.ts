import type { NewsItem } from '@bookstore/functions/shared/shop/shop-profile';
import pictures from './pictures.svg';

/** The picture of a piece of news; `address` is that of a 3:2 illustration. */
interface NewsPicture {
  id: string;
  address: string;
  alt: string;
}

/** One for each piece of news, in their order. */
const newsPictures: readonly NewsPicture[] = [
  {
    id: 'night-opening',
    address: `${pictures}#night-opening`,
    alt: 'A small bookshop with lit windows under a full moon',
  },
  {
    id: 'candlelight-reading',
    address: `${pictures}#candlelight`,
    alt: 'An open book beside a burning candle',
  },
  {
    id: 'mending-old-bindings',
    address: `${pictures}#mending`,
    alt: 'A bookbinder’s needle and thread sewing the pages of a book',
  },
  {
    id: 'reading-group',
    address: `${pictures}#reading-group`,
    alt: 'A round table seen from above with open books and cups of tea around it',
  },
  {
    id: 'small-shop-prize',
    address: `${pictures}#prize`,
    alt: 'A laurel wreath around a standing book',
  },
];

/** A piece of the shop's news, with its picture. */
export interface PicturedNews extends NewsItem {
  picture: NewsPicture;
}

/** The news with their pictures. */
export function picturedNews(news: readonly NewsItem[]): PicturedNews[] {
  return newsPictures.flatMap((picture, index) => {
    const item = news[index];
    return item ? [{ ...item, picture }] : [];
  });
}
