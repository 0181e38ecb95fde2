import { string } from 'yup';
import { t } from '../words/words.ts';
import { section } from './section.ts';
import { defaultWaysToPay, type WaysToPay, waysToPay } from './ways-to-pay.ts';

const labels: Readonly<Record<WaysToPay, string>> = {
  cash: t('In cash, when the books are handed over'),
  both: t('In cash or online'),
  online: t('Online only'),
};

export const payment = section({
  slug: 'payment',
  title: t('Payment'),
  hint: t(
    'Online, shoppers pay by card or wallet on a page of Stripe, and no card number reaches the shop. npm run setup asks for the keys of your account first.',
  ),
  save: t('Save payment'),
  fields: {
    payment: string()
      .label(t('Ways to pay'))
      .required()
      .oneOf(waysToPay, `Ways to pay must be one of ${waysToPay.join(', ')}`)
      .meta({
        choice: { labelOf: (value) => labels[waysToPay.find((way) => way === value) ?? 'cash'] },
        hint: t(
          'An order that is paid online holds its books for 30 minutes until it is paid. What the shop gives back goes back the way it came, within minutes.',
        ),
      }),
  },
  defaults: { payment: defaultWaysToPay },
  special: 'payment',
});
