import { array, string } from 'yup';
import { deliveryLimits } from '../delivery/delivery-setting.ts';
import { lineSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { amountBox, section, whole, wholeNumber } from './section.ts';
import { defaultPaymentLimits, defaultWaysToPay, type WaysToPay, waysToPay } from './ways-to-pay.ts';

const labels: Readonly<Record<WaysToPay, string>> = {
  cash: t('In cash, when the books are handed over'),
  both: t('In cash or online'),
  online: t('Online only'),
};

/** Of an order; an empty box is no limit. */
const limit = (label: string, hint: string) => amountBox(label, 0, { isHalf: true, hint }).required();

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
    paymentLimits: whole(t('Limits of payment'), {
      cashUpTo: limit(t('Cash up to'), t('With its delivery, an order may cost so much. 0: any amount.')),
      onlineFrom: limit(
        t('Online from'),
        t('With its delivery, an order costs at least so much. 0: any amount.'),
      ),
      cashAreas: array(lineSchema().max(deliveryLimits.name).required())
        .label(t('Cash in these areas'))
        .max(deliveryLimits.areas)
        .required()
        .meta({
          control: 'cash-areas',
          hint: t(
            'Delivery areas where orders are paid in cash. None: all. What is collected in the shop belongs to none of them.',
          ),
        }),
    }),
    linkDays: wholeNumber(t('Days of a payment link'), 1, 14, {
      hint: t('For so many days an order that you take can be paid by the link, and its books are held.'),
    }),
  },
  defaults: { payment: defaultWaysToPay, paymentLimits: defaultPaymentLimits, linkDays: 3 },
  public: ['payment', 'paymentLimits'],
  special: 'payment',
});
