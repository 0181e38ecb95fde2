import { t } from '../words/words.ts';
import { flag, section } from './section.ts';

export const reviews = section({
  slug: 'reviews',
  title: t('Reviews'),
  hint: t(
    'Only shoppers to whom a book was delivered review it. Each review waits under “Reviews” until a person of the shop has read it; publish praise and blame alike.',
  ),
  fields: {
    reviews: flag(t('Reviews by buyers'), {
      hint: t('Stars and words on the pages of books. Off, they are kept, and not shown.'),
    }).defined(),
  },
  defaults: { reviews: false },
  public: ['reviews'],
});
