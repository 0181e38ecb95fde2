import { t } from '../words/words.ts';
import type { HomeService } from './shop-profile.ts';

/** What home says of the services of a shop that sets none. */
export const defaultHomeServices: HomeService[] = [
  {
    title: t('Pay at your door'),
    text: t('Cash on delivery, and nothing before: no card, no account number, no surprise.'),
  },
  {
    title: t('Your cart waits'),
    text: t('Put a book aside today and find it here tomorrow, in every tab of this browser.'),
  },
  {
    title: t('One of each'),
    text: t('We pick, pack and send single copies with the care of people who read them, too.'),
  },
];
