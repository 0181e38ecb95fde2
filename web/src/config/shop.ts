import { shopFacts } from '@bookstore/functions/shared/shop/shop';

/** The shop's name and other settings; those that the functions need, too, stand in `functions/src/shared/shop/shop.ts`. */
export const shop = {
  ...shopFacts,
  tagline: 'A good book is waiting',
  description:
    'An independent online book store: fiction, horror, adventure, business and technology, paid on delivery.',
  /** The checkout's words on taxes; prices include them, and the delivery. */
  taxes: 'Included in the prices',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Twitter', href: 'https://twitter.com/' },
  ],
};
