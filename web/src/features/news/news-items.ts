import { coverFileAddress } from '@bookstore/functions/shared/book/cover';
import type { NewsItem } from '@bookstore/functions/shared/shop/shop-profile';
import { t } from '@bookstore/functions/shared/words/words';
import pictures from './pictures.svg';

/** `address` is that of a 3:2 illustration. */
interface NewsPicture {
  id: string;
  address: string;
  alt: string;
}

/** For news without a picture of its own, by position. */
const newsPictures: readonly NewsPicture[] = [
  {
    id: 'night-opening',
    address: `${pictures}#night-opening`,
    alt: t('A small bookshop with lit windows under a full moon'),
  },
  {
    id: 'candlelight-reading',
    address: `${pictures}#candlelight`,
    alt: t('An open book beside a burning candle'),
  },
  {
    id: 'mending-old-bindings',
    address: `${pictures}#mending`,
    alt: t('A bookbinder’s needle and thread sewing the pages of a book'),
  },
  {
    id: 'reading-group',
    address: `${pictures}#reading-group`,
    alt: t('A round table seen from above with open books and cups of tea around it'),
  },
  {
    id: 'small-shop-prize',
    address: `${pictures}#prize`,
    alt: t('A laurel wreath around a standing book'),
  },
];

export interface PicturedNews extends Omit<NewsItem, 'picture'> {
  picture: NewsPicture;
}

export function picturedNews(news: readonly NewsItem[]): PicturedNews[] {
  return newsPictures.flatMap((picture, index) => {
    const item = news[index];
    if (!item) return [];
    // The owner's picture has no description, so its alt text is empty: the title stands beside it.
    const own = item.picture && { address: coverFileAddress(item.picture), alt: '' };
    return [{ ...item, picture: { ...picture, ...own } }];
  });
}
