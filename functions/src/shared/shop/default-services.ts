import { t } from '../words/words.ts';
import type { HomeService } from './shop-profile.ts';
import { defaultWaysToPay, type WaysToPay } from './ways-to-pay.ts';

const paid: Readonly<Record<WaysToPay, HomeService>> = {
  cash: {
    title: t('Pay at your door'),
    text: t('Cash on delivery, and nothing before: no card, no account number, no surprise.'),
  },
  both: {
    title: t('Pay as you like'),
    text: t('In cash at your door, or online with the order, by card or wallet.'),
  },
  online: {
    title: t('Paid in a moment'),
    text: t('By card or wallet, on a page of Stripe: the shop never sees your card.'),
  },
};

export const usualHomeServices = (payment: WaysToPay): HomeService[] => [
  paid[payment],
  {
    title: t('Your cart waits'),
    text: t('Put a book aside today and find it here tomorrow, in every tab of this browser.'),
  },
  {
    title: t('One of each'),
    text: t('We pick, pack and send single copies with the care of people who read them, too.'),
  },
];

export const defaultHomeServices = usualHomeServices(defaultWaysToPay);
