import { flag, section } from './section.ts';

export const reviews = section({
  slug: 'reviews',
  title: 'Reviews',
  hint: 'Only shoppers to whom a book was delivered review it. Each review waits under “Reviews” until a person of the shop has read it; publish praise and blame alike.',
  fields: {
    reviews: flag('Reviews by buyers', {
      hint: 'Stars and words on the pages of books. Off, they are kept, and not shown.',
    }).defined(),
  },
  defaults: { reviews: false },
});
