import { presentProvider, providers } from '@bookstore/functions/shared/payment/providers';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { defaultWaysToPay } from '@bookstore/functions/shared/shop/ways-to-pay';
import { t } from '@bookstore/functions/shared/words/words';
import { shop } from './shop.ts';

interface LegalSectionText {
  /** The anchor on the page. */
  id: string;
  heading: string;
  /** The text in a few words. */
  gist?: string;
  text: string;
}

/** `lead` stands above the sections. */
export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSectionText[];
}

/** By payment method. */
const paymentSentences = {
  cash: {
    lead: () => t('You order on the checkout page, and pay in cash when the books are handed to you.'),
    payment: () => t('You pay in cash when the books are handed to you.'),
    delivery: (time: string) =>
      t(
        'Nothing is paid in advance. Your books come {time}, and you pay in cash when they are handed to you.',
        {
          time,
        },
      ),
  },
  both: {
    lead: () => t('You order on the checkout page, and pay in cash or online.'),
    payment: () =>
      t('You pay in cash when the books are handed to you, or online, by card or wallet, when you order.'),
    delivery: (time: string) =>
      t('Your books come {time}. You pay in cash when they are handed to you, or online when you order.', {
        time,
      }),
  },
  online: {
    lead: () => t('You order on the checkout page, and pay online, by card or wallet.'),
    payment: () => t('You pay online, by card or wallet, when you order.'),
    delivery: (time: string) => t('Your books come {time}. You pay online when you order.', { time }),
  },
} as const;

// Samples: what this software does with data and orders. What the law asks of a shop besides, such as its owner's name
// and address or the right of withdrawal, only the shopkeeper can add.

export const privacy = ({ contactEmail, newsletter, payment }: ShopFrame): LegalText => ({
  title: t('Privacy Policy'),
  lead: t('We keep what an account and an order need: nothing for advertisers, and nothing for sale.'),
  sections: [
    {
      id: 'stored',
      heading: t('What we store'),
      gist: t('What an account and an order need.'),
      text: t(
        'With an account, your e-mail address, your name and picture if you sign in with Google, and the name and addresses that you save there. With an order, the name, e-mail address, phone number and postal address that you give us, and the books that you order.',
      ),
    },
    ...(newsletter
      ? [
          {
            id: 'newsletter',
            heading: t('Newsletter'),
            gist: t('Your address, once you have confirmed it.'),
            text: t(
              'If you enter your e-mail address for our newsletter, we send one mail to it and ask whether it is you; not confirmed, the address is deleted within seven days. We keep the address, to what you have agreed, and when. The link in each mail ends it and deletes them.',
            ),
          },
        ]
      : []),
    {
      id: 'use',
      heading: t('What we use it for'),
      gist: t('To deliver your order, and to show it to you.'),
      text: t(
        'To deliver your order and to show you your orders. We do not sell it, and we show no advertisements.',
      ),
    },
    {
      id: 'handled',
      heading: t('Who handles it for us'),
      gist: t('Google Firebase, and who delivers your order.'),
      text: t(
        'The shop runs on Google Firebase, which stores the data on our behalf. Who delivers your order gets the name, phone number and address for it.',
      ),
    },
    ...(payment
      ? [
          {
            id: 'payment',
            heading: t('Paying online'),
            gist: t('The shop never sees your card.'),
            text: t(
              'You pay on a page of {provider}, which gets the number, the amount and the e-mail address of the order. {provider} asks you for your card or wallet itself; the shop never sees it.',
              { provider: providers[presentProvider].name },
            ),
          },
        ]
      : []),
    {
      id: 'rights',
      heading: t('Your rights'),
      gist: t('Take out or delete all of it yourself.'),
      text: t(
        'Under “Your account”, in the menu of a signed-in shopper, you take out what we store about you, and delete it together with the account. Or write to {contactEmail}, also to have it corrected.',
        { contactEmail },
      ),
    },
  ],
});

export const terms = ({ contactEmail, delivery, deliveryTexts, payment }: ShopFrame): LegalText => ({
  title: t('Terms of Service'),
  lead: paymentSentences[payment ?? defaultWaysToPay].lead(),
  sections: [
    {
      id: 'orders',
      heading: t('Orders'),
      text: t(
        'You order with the button on the checkout page, and find your order under Orders from then on. The price is the one that the checkout page shows.',
      ),
    },
    {
      id: 'prices',
      heading: t('Prices and delivery'),
      text: delivery
        ? t(
            'Taxes are included in the prices. Delivery costs what the checkout page shows before you order and takes place {time}.',
            { time: deliveryTexts.time },
          )
        : t('Taxes are included in the prices. Delivery is {cost} and takes place {time}.', {
            cost: shop.delivery.cost.toLowerCase(),
            time: deliveryTexts.time,
          }),
    },
    { id: 'payment', heading: t('Payment'), text: paymentSentences[payment ?? defaultWaysToPay].payment() },
    {
      id: 'returns',
      heading: t('Returns and questions'),
      text: t(
        'Write to {contactEmail} if a book arrives damaged, if you want to return one, or if anything is unclear.',
        { contactEmail },
      ),
    },
  ],
});

/** Ends with the contact. */
export const about = (frame: ShopFrame): LegalText => {
  const { shopName, contactEmail, deliveryTexts, payment } = frame;
  const ofTerms = (name: string) => terms(frame).sections.filter(({ id }) => id === name);
  return {
    title: t('About'),
    lead: t('At {shopName} you order books at any hour, and they come to you.', { shopName }),
    sections: [
      {
        id: 'shelves',
        heading: t('On the shelves'),
        text: t('Look around by genre, or let the search find a title or an author.'),
      },
      ...ofTerms('orders'),
      {
        id: 'delivery',
        heading: t('Delivery and payment'),
        text: paymentSentences[payment ?? defaultWaysToPay].delivery(deliveryTexts.time),
      },
      ...ofTerms('returns'),
      {
        id: 'contact',
        heading: t('Contact'),
        text: t('Write to {contactEmail} with any question, or for a book that you cannot find here.', {
          contactEmail,
        }),
      },
    ],
  };
};
