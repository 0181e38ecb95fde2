/** The shop's name and other settings, used everywhere. */
export const shop = {
  name: 'Book Store',
  tagline: 'A good book is waiting',
  description:
    'An independent online book store: fiction, horror, adventure, business and technology, paid on delivery.',
  contactEmail: 'hello@bookstore.example',
  /** What the checkout says of the delivery and of taxes; the prices themselves hold both. */
  delivery: { cost: 'Free', time: 'in 2 to 4 working days' },
  taxes: 'Included in the prices',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Twitter', href: 'https://twitter.com/' },
  ],
};
