import type { HomeService } from './shop-profile.ts';

/** What home says of the services of a shop that sets none. */
export const defaultHomeServices: HomeService[] = [
  {
    title: 'Pay at your door',
    text: 'Cash on delivery, and nothing before: no card, no account number, no surprise.',
  },
  {
    title: 'Your cart waits',
    text: 'Put a book aside today and find it here tomorrow, in every tab of this browser.',
  },
  {
    title: 'One of each',
    text: 'We pick, pack and send single copies with the care of people who read them, too.',
  },
];
